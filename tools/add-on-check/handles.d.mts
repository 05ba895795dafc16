export const isKnownHandle: ( handle: string ) => boolean;
export const getGlobal: ( handle: string ) => string | null;
export const getHandle: ( global: string ) => string | null;
export const withDependencies: ( handles: readonly string[] ) => Set< string >;
