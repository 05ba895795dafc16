export interface ListenerFault {
	eventName: string;
	/** `timeout`: it didn't respond within the time limit. */
	kind: 'threw' | 'timeout';
	addOn?: string | undefined;
	error?: unknown;
}

export const logListenerFault = ( {
	eventName,
	kind,
	error,
}: ListenerFault ): void => {
	// eslint-disable-next-line no-console -- The only way to inform the add-on's developer.
	console.error(
		`Shopfront: a listener to ${ eventName } ${
			kind === 'timeout' ? 'timed out' : 'failed'
		}, and the page continues without its answer.`,
		...( error === undefined ? [] : [ error ] )
	);
};
