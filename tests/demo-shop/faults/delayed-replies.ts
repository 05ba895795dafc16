/** Replies that wait for a later one to go out first. */
export class DelayedReplies {
	#waiting = new Map< string, () => void >();

	/** Whether a reply of the session waits already. A second one goes out, or none would. */
	isWaiting( sessionId: string ): boolean {
		return this.#waiting.has( sessionId );
	}

	/**
	 * Resolves when another reply of the session has gone out, at the latest after `ms`.
	 *
	 * @param sessionId
	 * @param ms
	 */
	wait( sessionId: string, ms: number ): Promise< void > {
		return new Promise( ( resolve ) => {
			const resolveWait = () => {
				clearTimeout( timer );
				this.#waiting.delete( sessionId );
				resolve();
			};
			const timer = setTimeout( resolveWait, ms );
			this.#waiting.set( sessionId, resolveWait );
		} );
	}

	/** Lets go what waits in the session. */
	release( sessionId: string ): void {
		this.#waiting.get( sessionId )?.();
	}
}
