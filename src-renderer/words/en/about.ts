/** What the program is, and what it is made of. */
export const about = {
  about: {
    title: 'About Tantrix',
    version: 'Version {{version}}',
    runsOn: 'Electron {{electron}}, Chromium {{chromium}}; {{system}}',
    licence: 'Free software under the MIT licence: use it, change it, pass it on.',
    parts: 'Made with the work of others',
    part: '{{name}} {{version}}',
    noText: 'This part names its licence, and comes without the text of it.',
    runtime:
      'The licences of Chromium and Node.js, which Electron brings along, lie beside it in LICENSES.chromium.html.',
    noParts: 'The list of parts cannot be read: the program is not installed whole.',
    copy: 'Copy details',
    copyHint:
      'The details are what a report of an error needs: version, system and the open game, with the names and addresses in it.',
    copied: 'The details are on the clipboard.',
    copyFailed:
      'The system does not let the clipboard be written. The version stands above; export the {{what}} besides.',
    details: 'Tantrix {{version}}\nElectron {{electron}}, Chromium {{chromium}}\n{{system}}',
    reportAt: 'Reports are collected at {{page}}.',
    reportNowhere: 'This copy names no page for reports. Keep the details for whoever you got the program from.',
    nothingOpen: 'Nothing is open.',
  },
} as const;
