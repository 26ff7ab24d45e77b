/** What the program is, and what it is made of. */
export const about = {
  about: {
    title: 'About Tantrix',
    version: 'Version {{version}}',
    runsOn: 'Electron {{electron}}, Chromium {{chromium}}; {{system}}',
    licence: 'Free software under the MIT licence. Use, change and share it freely.',
    parts: 'Third-party software',
    part: '{{name}} {{version}}',
    noText: 'This part names its licence but doesn’t include the text.',
    runtime:
      'The licences of Chromium and Node.js, which come with Electron, are in LICENSES.chromium.html in the program’s folder.',
    noParts: 'The list of parts is missing. Reinstall Tantrix.',
    copy: 'Copy details',
    copyHint: 'For error reports: version, system and the open game, including names and addresses.',
    copied: 'Details copied.',
    copyFailed: 'Can’t copy to the clipboard. Note the version above, and export the {{what}}.',
    details: 'Tantrix {{version}}\nElectron {{electron}}, Chromium {{chromium}}\n{{system}}',
    reportAt: 'Report problems at {{page}}.',
    reportNowhere: 'This copy has no page for reports. Send the details to whoever gave you the program.',
    nothingOpen: 'Nothing is open.',
  },
  /** The keys of all commands. */
  shortcuts: { title: 'Keyboard shortcuts', tiles: 'Keys for tiles and board' },
} as const;
