import {
	outcry,
	silence,
	type Doors,
	type HostilePoint,
	type Misbehaviour,
} from './misbehaviour';
import { vandalise } from './parts';

/** What a middleware is given; as loose as it is for a script without types. */
type Options = Record< string, any >;
type Next = ( options?: unknown ) => Promise< any >;
type Middleware = ( options: Options, next: Next ) => unknown;
type Kind = 'threw' | 'wrongType' | 'refused' | 'changedInput' | 'late';

const AT = 'card: /hostile.js at wp.apiFetch.use';

const told = ( kind: Kind | 'unusable' | null ): RegExp | null =>
	kind === null ? null : new RegExp( `${ AT }: ${ kind }` );

const using = (
	does: string,
	middleware: unknown,
	kind: Kind | 'unusable' | null
): Misbehaviour => ( {
	does,
	script: ( { wp } ) => wp.apiFetch.use( middleware ),
	told: told( kind ),
	isOnWire: true,
} );

const isOrder = ( { path, method }: Options ): boolean =>
	method === 'POST' && /\/checkout(\?|$)/.test( path );

/** One that does nothing wrong until there is an order to send. */
const withOrder = (
	does: string,
	middleware: Middleware,
	kind: Kind | null,
	rest: Partial< Misbehaviour > = {}
): Misbehaviour => ( {
	...using(
		`with the order: ${ does }`,
		( options: Options, next: Next ) =>
			isOrder( options ) ? middleware( options, next ) : next( options ),
		kind
	),
	isOrderedFirst: true,
	...rest,
} );

const page = () => new Response( '<html>hostile' );

const twice: Middleware = async ( options, next ) => {
	const [ first ] = await Promise.all( [
		next( options ),
		next( { ...options, signal: undefined } ),
	] );
	return first;
};

const onceMore: Middleware = async ( options, next ) => {
	await next( options );
	return next( { path: options.path, method: 'POST', data: options.data } );
};

const vandal: Middleware = ( options, next ) => {
	vandalise( options, 8 );
	return next( options );
};

/** Whatever comes of a request, once it is known. */
const afterwards =
	( then: ( answer: Response ) => unknown ): Middleware =>
	( options, next ) =>
		next( options ).then( then );

export const MIDDLEWARES: HostilePoint = {
	point: 'middleware of apiFetch',
	cases: [
		using( 'throws', outcry, 'threw' ),
		using( 'throws null', () => Promise.reject( null ), 'threw' ),
		using( 'never answers', silence, 'late' ),
		using( 'answers with nothing', () => undefined, 'wrongType' ),
		using(
			'answers with an object',
			() => ( { hostile: true } ),
			'wrongType'
		),
		using( 'answers with a page', page, 'wrongType' ),
		using( 'hands on twice', twice, 'refused' ),
		using(
			'hands on once more when it has an answer',
			onceMore,
			'refused'
		),
		using(
			'throws once it has handed on',
			( options: Options, next: Next ) => {
				void next( options );
				outcry();
			},
			'threw'
		),
		using( 'throws when it has an answer', afterwards( outcry ), 'threw' ),
		using( 'keeps answers to itself', afterwards( silence ), 'late' ),
		using(
			'loses answers',
			afterwards( () => undefined ),
			'wrongType'
		),
		using(
			'gives what it has read already',
			afterwards( async ( answer ) => {
				await answer.text();
				return answer;
			} ),
			'wrongType'
		),
		using(
			'hands on nothing',
			( _options: Options, next: Next ) => next(),
			'changedInput'
		),
		using( 'writes all over the request', vandal, 'changedInput' ),
		using(
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
		using(
			'asks for something itself each time that it is asked',
			function asking( options: Options, next: Next ) {
				const { wp } = window as unknown as Doors;
				void wp
					.apiFetch( { path: '/wc/store/v1/cart' } )
					.catch( () => undefined );
				return next( options );
			},
			null
		),
		using( 'is no function', { hostile: true }, 'unusable' ),
		withOrder( 'throws', outcry, 'threw', { isOrderLost: true } ),
		withOrder( 'answers with an object', () => ( {} ), 'wrongType', {
			isOrderLost: true,
		} ),
		withOrder( 'never hands on', silence, 'late', { isOrderLost: true } ),
		withOrder( 'hands on twice', twice, 'refused' ),
		withOrder( 'hands on once more', onceMore, 'refused' ),
		withOrder( 'throws when it is placed', afterwards( outcry ), 'threw' ),
		withOrder(
			'says of one that is placed that it is not',
			afterwards( () => {
				throw { code: 'no', message: 'No.', data: { status: 400 } };
			} ),
			'threw'
		),
		withOrder( 'keeps the answer', afterwards( silence ), 'late' ),
		withOrder(
			'loses the answer',
			afterwards( () => undefined ),
			'wrongType'
		),
		withOrder( 'writes all over it', vandal, 'changedInput' ),
	],
};
