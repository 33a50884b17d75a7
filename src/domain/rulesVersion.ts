/** Below this path, only the child named after the version of the rules can be read. Nothing is ever stored there. */
export const RULES_VERSION_PATH = 'rulesVersion';
