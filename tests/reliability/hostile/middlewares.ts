import {
	throwHostileError,
	neverSettle,
	type PageGlobals,
	type HostileExtensionPoint,
	type Misbehaviour,
} from './hostile-case';
import { mutateDeeply } from './components';

/** What a middleware is given; as loose as it is for a script without types. */
type Options = Record< string, any >;
type Next = ( options?: unknown ) => Promise< any >;
type Middleware = ( options: Options, next: Next ) => unknown;
type Kind = 'threw' | 'wrongType' | 'refused' | 'mutatedInput' | 'timeout';

const REPORT_PREFIX = 'card: /hostile.js at wp.apiFetch.use';

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

/** One that does nothing wrong until there is an order to send. */
const createOrderCase = (
	does: string,
	middleware: Middleware,
	kind: Kind | null,
	rest: Partial< Misbehaviour > = {}
): Misbehaviour => ( {
	...createCase(
		`with the order: ${ does }`,
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

/** Whatever comes of a request, once it is known. */
const onResponse =
	( then: ( answer: Response ) => unknown ): Middleware =>
	( options, next ) =>
		next( options ).then( then );

export const MIDDLEWARES: HostileExtensionPoint = {
	extensionPoint: 'middleware of apiFetch',
	cases: [
		createCase( 'throws', throwHostileError, 'threw' ),
		createCase( 'throws null', () => Promise.reject( null ), 'threw' ),
		createCase( 'never answers', neverSettle, 'timeout' ),
		createCase( 'answers with nothing', () => undefined, 'wrongType' ),
		createCase(
			'answers with an object',
			() => ( { hostile: true } ),
			'wrongType'
		),
		createCase( 'answers with a page', createHtmlResponse, 'wrongType' ),
		createCase( 'hands on twice', forwardTwice, 'refused' ),
		createCase(
			'hands on once more when it has an answer',
			forwardAgain,
			'refused'
		),
		createCase(
			'throws once it has handed on',
			( options: Options, next: Next ) => {
				void next( options );
				throwHostileError();
			},
			'threw'
		),
		createCase(
			'throws when it has an answer',
			onResponse( throwHostileError ),
			'threw'
		),
		createCase(
			'keeps answers to itself',
			onResponse( neverSettle ),
			'timeout'
		),
		createCase(
			'loses answers',
			onResponse( () => undefined ),
			'wrongType'
		),
		createCase(
			'gives what it has read already',
			onResponse( async ( answer ) => {
				await answer.text();
				return answer;
			} ),
			'wrongType'
		),
		createCase(
			'hands on nothing',
			( _options: Options, next: Next ) => next(),
			'mutatedInput'
		),
		createCase(
			'writes all over the request',
			mutateRequest,
			'mutatedInput'
		),
		createCase(
			'hands on headers that cannot be',
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
			'asks for something itself each time that it is asked',
			function requestAgain( options: Options, next: Next ) {
				const { wp } = window as unknown as PageGlobals;
				void wp
					.apiFetch( { path: '/wc/store/v1/cart' } )
					.catch( () => undefined );
				return next( options );
			},
			null
		),
		createCase( 'is no function', { hostile: true }, 'unusable' ),
		createOrderCase( 'throws', throwHostileError, 'threw', {
			isFirstOrderLost: true,
		} ),
		createOrderCase( 'answers with an object', () => ( {} ), 'wrongType', {
			isFirstOrderLost: true,
		} ),
		createOrderCase( 'never hands on', neverSettle, 'timeout', {
			isFirstOrderLost: true,
		} ),
		createOrderCase( 'hands on twice', forwardTwice, 'refused' ),
		createOrderCase( 'hands on once more', forwardAgain, 'refused' ),
		createOrderCase(
			'throws when it is placed',
			onResponse( throwHostileError ),
			'threw'
		),
		createOrderCase(
			'says of one that is placed that it is not',
			onResponse( () => {
				throw { code: 'no', message: 'No.', data: { status: 400 } };
			} ),
			'threw'
		),
		createOrderCase(
			'keeps the answer',
			onResponse( neverSettle ),
			'timeout'
		),
		createOrderCase(
			'loses the answer',
			onResponse( () => undefined ),
			'wrongType'
		),
		createOrderCase( 'writes all over it', mutateRequest, 'mutatedInput' ),
	],
};
