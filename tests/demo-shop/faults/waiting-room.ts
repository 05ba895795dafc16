/** Replies that wait for a later one to go out first. */
export class WaitingRoom {
	#waiting = new Map< string, () => void >();

	/** Whether a reply of the session waits already. A second one goes out, or none would. */
	isTaken( sessionId: string ): boolean {
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
			const leave = () => {
				clearTimeout( timer );
				this.#waiting.delete( sessionId );
				resolve();
			};
			const timer = setTimeout( leave, ms );
			this.#waiting.set( sessionId, leave );
		} );
	}

	/** Lets go what waits in the session. */
	release( sessionId: string ): void {
		this.#waiting.get( sessionId )?.();
	}
}
