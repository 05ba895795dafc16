export const root: string;
export const inRoot: ( ...parts: string[] ) => string;
