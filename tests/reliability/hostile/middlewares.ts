import {
	throwHostileError,
	neverSettle,
	type PageGlobals,
	type HostileExtensionPoint,
	type Misbehaviour,
} from './hostile-case';
import { mutateDeeply } from './components';

/** Loosely typed, as for a script without types. */
type Options = Record< string, any >;
type Next = ( options?: unknown ) => Promise< any >;
type Middleware = ( options: Options, next: Next ) => unknown;
type Kind = 'threw' | 'wrongType' | 'refused' | 'mutatedInput' | 'timeout';

const REPORT_PREFIX = 'fault: /hostile.js at wp.apiFetch.use';

const reported = ( kind: Kind | 'unusable' | null ): RegExp | null =>
	kind === null ? null : new RegExp( `${ REPORT_PREFIX }: ${ kind }` );

const createCase = (
	does: string,
	middleware: unknown,
	kind: Kind | 'unusable' | null
): Misbehaviour => ( {
	does,
	script: ( { wp } ) => wp.apiFetch.use( middleware ),
	reported: reported( kind ),
	usesHttp: true,
} );

const isOrder = ( { path, method }: Options ): boolean =>
	method === 'POST' && /\/checkout(\?|$)/.test( path );

/** Harmless until an order is sent. */
const createOrderCase = (
	does: string,
	middleware: Middleware,
	kind: Kind | null,
	rest: Partial< Misbehaviour > = {}
): Misbehaviour => ( {
	...createCase(
		`order request: ${ does }`,
		( options: Options, next: Next ) =>
			isOrder( options ) ? middleware( options, next ) : next( options ),
		kind
	),
	isOrderedFirst: true,
	...rest,
} );

const createHtmlResponse = () => new Response( '<html>hostile' );

const forwardTwice: Middleware = async ( options, next ) => {
	const [ first ] = await Promise.all( [
		next( options ),
		next( { ...options, signal: undefined } ),
	] );
	return first;
};

const forwardAgain: Middleware = async ( options, next ) => {
	await next( options );
	return next( { path: options.path, method: 'POST', data: options.data } );
};

const mutateRequest: Middleware = ( options, next ) => {
	mutateDeeply( options, 8 );
	return next( options );
};

const onResponse =
	( then: ( response: Response ) => unknown ): Middleware =>
	( options, next ) =>
		next( options ).then( then );

export const MIDDLEWARES: HostileExtensionPoint = {
	extensionPoint: 'middleware of apiFetch',
	cases: [
		createCase( 'throws', throwHostileError, 'threw' ),
		createCase( 'throws null', () => Promise.reject( null ), 'threw' ),
		createCase( 'never settles', neverSettle, 'timeout' ),
		createCase( 'returns undefined', () => undefined, 'wrongType' ),
		createCase(
			'returns an object',
			() => ( { hostile: true } ),
			'wrongType'
		),
		createCase( 'returns HTML', createHtmlResponse, 'wrongType' ),
		createCase( 'calls next() twice', forwardTwice, 'refused' ),
		createCase(
			'calls next() again after the response',
			forwardAgain,
			'refused'
		),
		createCase(
			'throws after it called next()',
			( options: Options, next: Next ) => {
				void next( options );
				throwHostileError();
			},
			'threw'
		),
		createCase(
			'throws after the response',
			onResponse( throwHostileError ),
			'threw'
		),
		createCase(
			'never settles after the response',
			onResponse( neverSettle ),
			'timeout'
		),
		createCase(
			'returns undefined after the response',
			onResponse( () => undefined ),
			'wrongType'
		),
		createCase(
			'returns a consumed response',
			onResponse( async ( response ) => {
				await response.text();
				return response;
			} ),
			'wrongType'
		),
		createCase(
			'calls next() without options',
			( _options: Options, next: Next ) => next(),
			'mutatedInput'
		),
		createCase( 'mutates the request', mutateRequest, 'mutatedInput' ),
		createCase(
			'sets invalid headers',
			( options: Options, next: Next ) =>
				next( {
					...options,
					headers: {
						Nonce: 'hostile',
						'in valid': 'x',
						X: '\n\u0000',
					},
				} ),
			null
		),
		createCase(
			'sends a request of its own for each request',
			function requestAgain( options: Options, next: Next ) {
				const { wp } = window as unknown as PageGlobals;
				void wp
					.apiFetch( { path: '/wc/store/v1/cart' } )
					.catch( () => undefined );
				return next( options );
			},
			null
		),
		createCase( 'is not a function', { hostile: true }, 'unusable' ),
		createOrderCase( 'throws', throwHostileError, 'threw', {
			isFirstOrderLost: true,
		} ),
		createOrderCase( 'returns an object', () => ( {} ), 'wrongType', {
			isFirstOrderLost: true,
		} ),
		createOrderCase( 'never calls next()', neverSettle, 'timeout', {
			isFirstOrderLost: true,
		} ),
		createOrderCase( 'calls next() twice', forwardTwice, 'refused' ),
		createOrderCase( 'calls next() again', forwardAgain, 'refused' ),
		createOrderCase(
			'throws after the response',
			onResponse( throwHostileError ),
			'threw'
		),
		createOrderCase(
			'throws an API error for a placed order',
			onResponse( () => {
				throw { code: 'no', message: 'No.', data: { status: 400 } };
			} ),
			'threw'
		),
		createOrderCase(
			'never settles after the response',
			onResponse( neverSettle ),
			'timeout'
		),
		createOrderCase(
			'returns undefined after the response',
			onResponse( () => undefined ),
			'wrongType'
		),
		createOrderCase( 'mutates the request', mutateRequest, 'mutatedInput' ),
	],
};
