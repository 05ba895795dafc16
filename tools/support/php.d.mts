export const hasPhp: ( extensions?: string[] ) => boolean;
