/** An error or timeout of a listener. */
export interface ListenerFault {
	/** Name of the event, such as `checkout_validation`. */
	eventName: string;
	/** `timeout`: it did not respond within the time limit. */
	kind: 'threw' | 'timeout';
	/** The add-on that listens, if known. */
	addOn?: string | undefined;
	/** The thrown value. */
	error?: unknown;
}

/** Logs a fault for the author of the add-on. */
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
