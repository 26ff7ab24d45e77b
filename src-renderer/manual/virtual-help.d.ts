/** The manual, as scripts/help/plugin.ts makes it of assets/help. */
declare module 'virtual:help' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import above would make this file a module, which declares no other
  export const help: Omit<import('../../src-shared/help/topics').Help, 'briefs'>;
}

/** What the manual says first of each subject. */
declare module 'virtual:help-briefs' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- as above
  export const briefs: import('../../src-shared/help/topics').Briefs;
}
