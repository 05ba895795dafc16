export interface OpenShop {
	/** Without a trailing slash. */
	address: string;
	/** The exit code, once it has closed. */
	ended: Promise< number >;
	close: () => Promise< void >;
}
export const openShop: (
	port: number,
	options?: {
		keepAlive?: boolean;
		prepare?: ( databasePath: string ) => Promise< void >;
		program?: string;
		environment?: NodeJS.ProcessEnv;
	}
) => Promise< OpenShop >;
