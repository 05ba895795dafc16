/** Returns an add-on's isolated view of our data. */
export type Isolate = < Source >( source: Source ) => Source;

export interface AddOnMonitor {
	getIsolate: ( addOn: string, extensionPoint: string ) => Isolate;
	statistics: {
		recordFault: (
			addOn: string,
			extensionPoint: string,
			kind: 'threw' | 'unusable' | 'returnedError',
			error?: unknown,
			isLogged?: boolean
		) => void;
	};
}
