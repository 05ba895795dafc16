export const BROWSER_FLAGS: string[];
export const findBrowser: () => string | null;
export const findWholeBrowser: () => string | null;
export const ensureBrowser: () => Promise< string >;
