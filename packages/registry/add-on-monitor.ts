/** How an add-on sees what is ours. */
export type Isolate = < Source >( source: Source ) => Source;

/** Who looks after the add-ons of a page: what they write into is theirs alone, and what goes wrong is written down. */
export interface AddOnMonitor {
	/** How an add-on sees at a point what it is told. */
	getIsolate: ( addOn: string, extensionPoint: string ) => Isolate;
	statistics: {
		recordFault: (
			addOn: string,
			extensionPoint: string,
			kind: 'threw' | 'unusable',
			error?: unknown,
			isLogged?: boolean
		) => void;
	};
}
