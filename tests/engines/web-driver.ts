import { isRecord } from '@shopfront/store-api';

/** A command of the W3C's WebDriver protocol. Returns its value. */
export type Send = (
	method: 'GET' | 'POST' | 'DELETE',
	path: string,
	body?: object
) => Promise< unknown >;

const COMMAND_TIMEOUT_MS = 60_000;
const START_TIMEOUT_MS = 60_000;
const RETRY_MS = 50;

const pause = ( ms: number ) =>
	new Promise( ( resolve ) => setTimeout( resolve, ms ) );

const sendTo =
	( address: string ): Send =>
	async ( method, path, body ) => {
		const response = await fetch( address + path, {
			method,
			body: body && JSON.stringify( body ),
			signal: AbortSignal.timeout( COMMAND_TIMEOUT_MS ),
		} );
		const reply: unknown = await response.json();
		const value = isRecord( reply ) ? reply.value : null;
		if ( ! response.ok ) {
			throw new Error(
				`${ method } ${ path }: ${ JSON.stringify( value ) }`
			);
		}
		return value;
	};

const isReady = ( send: Send ) =>
	send( 'GET', '/status' ).then(
		() => true,
		() => false
	);

/** Waits for the driver at this address. Returns a function that sends commands. */
export const openSession = async (
	address: string,
	capabilities: object
): Promise< Send > => {
	const send = sendTo( address );
	const end = Date.now() + START_TIMEOUT_MS;
	while ( ! ( await isReady( send ) ) ) {
		if ( Date.now() > end ) {
			throw new Error( `No WebDriver answers at ${ address }.` );
		}
		await pause( RETRY_MS );
	}
	const session = await send( 'POST', '/session', {
		capabilities: { alwaysMatch: capabilities },
	} );
	const id = isRecord( session ) ? String( session.sessionId ) : '';
	return ( method, path, body ) =>
		send( method, `/session/${ id }${ path }`, body );
};

export const keysTogether = ( keys: readonly string[] ) => [
	...keys.map( ( value ) => ( { type: 'keyDown', value } ) ),
	...[ ...keys ].reverse().map( ( value ) => ( { type: 'keyUp', value } ) ),
];
