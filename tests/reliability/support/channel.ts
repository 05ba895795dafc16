import type { Random } from './random';

interface Channel {
	name: string;
	onmessage: ( ( event: { data: unknown } ) => void ) | null;
}

/** Messages arrive after a random delay; each sender's in order, as in real browsers. */
export const createChannelClass = (
	random: Pick< Random, 'integer' >,
	maxDelayMs: number
) => {
	const channels = new Set< Channel >();
	return class implements Channel {
		onmessage: Channel[ 'onmessage' ] = null;
		private last: Promise< unknown > = Promise.resolve();

		constructor( readonly name: string ) {
			channels.add( this );
		}

		postMessage( message: unknown ) {
			const data: unknown = structuredClone( message );
			const delay = new Promise( ( resolve ) =>
				setTimeout( resolve, random.integer( 0, maxDelayMs ) )
			);
			this.last = Promise.all( [ this.last, delay ] ).then( () =>
				channels.forEach( ( other ) => {
					if ( other !== this && other.name === this.name ) {
						other.onmessage?.( { data } );
					}
				} )
			);
		}

		close() {
			channels.delete( this );
		}
	};
};
