/** What went wrong with a listener. */
export interface ListenerFault {
	/** Name of the moment: `checkout_validation`. */
	eventName: string;
	/** `timeout`: it has not answered for longer than anybody should wait. */
	kind: 'threw' | 'timeout';
	/** Who listens, where that is known. */
	addOn?: string | undefined;
	/** What was thrown. */
	error?: unknown;
}

/** Logs the fault for the author of the add-on; the shopper's page goes on. */
export const logListenerFault = ( {
	eventName,
	kind,
	error,
}: ListenerFault ): void => {
	// eslint-disable-next-line no-console -- An add-on's fault; its author looks for it here.
	console.error(
		`Shopfront: a listener to ${ eventName } ${
			kind === 'timeout' ? 'timed out' : 'failed'
		}, and the page continues without its answer.`,
		...( error === undefined ? [] : [ error ] )
	);
};
