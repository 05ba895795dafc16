/** Replies that wait until the session has sent a later reply. */
export class DelayedReplies {
	#waiting = new Map< string, () => void >();

	/** While one reply waits, a second must not: both would wait for good. */
	isWaiting( sessionId: string ): boolean {
		return this.#waiting.has( sessionId );
	}

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

	release( sessionId: string ): void {
		this.#waiting.get( sessionId )?.();
	}
}
