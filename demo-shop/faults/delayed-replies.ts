/** Replies that wait until a later one has been sent. */
export class DelayedReplies {
	#waiting = new Map< string, () => void >();

	/** Whether a reply of the session is waiting. A second one must not wait, or both would. */
	isWaiting( sessionId: string ): boolean {
		return this.#waiting.has( sessionId );
	}

	/**
	 * Resolves after the session has sent another reply, at most after `ms`.
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

	/** Releases the session's waiting reply. */
	release( sessionId: string ): void {
		this.#waiting.get( sessionId )?.();
	}
}
