export const isKnownHandle: ( handle: string ) => boolean;
export const globalOf: ( handle: string ) => string | null;
export const handleOf: ( global: string ) => string | null;
export const withNeeds: ( handles: readonly string[] ) => Set< string >;
