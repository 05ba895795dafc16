import { STORE_API_NAMESPACE } from '@shopfront/names';
import { ApiError } from '../api-error';
import type { ShopContext } from '../context';
import {
	checkArguments,
	invalidArguments,
	type ArgumentProblem,
	type Arguments,
} from './arguments';
import {
	dispatch,
	findEndpoint,
	NO_ROUTE,
	type StoreRequest,
} from './dispatch';
import { errorBody, visitorHeaders, type Reply } from './reply';
import { isRecord } from '../is-record';

/** The platform's limit (docs/contract/store-api.md 1.4). */
const MAX_REQUESTS = 25;

const METHODS = [ 'POST', 'PUT', 'PATCH', 'DELETE' ];
const ALLOW = { Allow: 'POST' };

/** Both names of the namespace, without a leading slash. */
const NAMESPACES = [
	STORE_API_NAMESPACE,
	STORE_API_NAMESPACE.replace( /\/v1$/, '' ),
];

const problem = ( code: string, message: string ): ArgumentProblem => ( {
	code,
	message,
	data: null,
} );

const requestProblem = (
	request: unknown,
	index: number
): ArgumentProblem | null => {
	const name = `requests[${ index }]`;
	if ( ! isRecord( request ) ) {
		return problem(
			'rest_invalid_type',
			`${ name } is not of type object.`
		);
	}
	if ( typeof request.path !== 'string' ) {
		return problem(
			'rest_property_required',
			`path is a required property of ${ name }.`
		);
	}
	if (
		request.method !== undefined &&
		! METHODS.some( ( method ) => method === request.method )
	) {
		return problem(
			'rest_not_in_enum',
			`${ name }[method] is not one of POST, PUT, PATCH, and DELETE.`
		);
	}
	return null;
};

const requestsProblem = ( requests: unknown ): ArgumentProblem | null => {
	if ( ! Array.isArray( requests ) ) {
		return problem( 'rest_invalid_type', 'requests is not of type array.' );
	}
	if ( requests.length > MAX_REQUESTS ) {
		return problem(
			'rest_too_many_items',
			`requests must contain at most ${ MAX_REQUESTS } items.`
		);
	}
	return (
		requests.map( requestProblem ).find( ( one ) => one !== null ) ?? null
	);
};

const refuseArguments = ( { requests, validation }: Arguments ) => {
	const missing = checkArguments(
		{ requests: { isRequired: true } },
		{ requests }
	);
	if ( missing ) {
		return missing;
	}
	const problems: Array< [ string, ArgumentProblem | null ] > = [
		[
			'validation',
			validation === undefined ||
			validation === 'normal' ||
			validation === 'require-all-validate'
				? null
				: problem(
						'rest_not_in_enum',
						'validation is not one of require-all-validate and normal.'
					),
		],
		[ 'requests', requestsProblem( requests ) ],
	];
	const found = problems.flatMap( ( [ name, one ] ) =>
		one ? [ [ name, one ] as const ] : []
	);
	return found.length > 0
		? invalidArguments( Object.fromEntries( found ) )
		: null;
};

/** The path below the namespace; `null` for another API. */
const storePath = ( path: string ): string | null => {
	const [ plain = '' ] = path.split( '?' );
	const namespace = NAMESPACES.find(
		( one ) => plain === `/${ one }` || plain.startsWith( `/${ one }/` )
	);
	return namespace === undefined ? null : plain.slice( namespace.length + 1 );
};

const getNonce = ( headers: unknown ): string => {
	const entries = isRecord( headers ) ? Object.entries( headers ) : [];
	const value = entries.find(
		( [ name ] ) => name.toLowerCase() === 'nonce'
	)?.[ 1 ];
	const first: unknown = Array.isArray( value ) ? value[ 0 ] : value;
	return typeof first === 'string' ? first : '';
};

/** @throws {ApiError} For a path of another API: it refuses the whole batch. */
const readRequest = ( {
	path,
	method,
	body,
	headers,
}: Record< string, unknown > ): StoreRequest => {
	const inner = storePath( String( path ) );
	if ( inner === null ) {
		throw new ApiError(
			'woocommerce_rest_invalid_path',
			'Invalid path provided.',
			400
		);
	}
	const query = Object.fromEntries(
		new URLSearchParams( String( path ).split( '?' )[ 1 ] ?? '' )
	);
	return {
		path: inner,
		method: typeof method === 'string' ? method : 'POST',
		nonce: getNonce( headers ),
		args: { ...query, ...( isRecord( body ) ? body : {} ) },
	};
};

const getRefusal = (
	context: ShopContext,
	request: StoreRequest
): Reply | null => {
	const found = findEndpoint( request );
	if ( ! found ) {
		return NO_ROUTE;
	}
	const { endpoint, args } = found;
	const body =
		checkArguments( endpoint.args, args ) ??
		endpoint.check?.( context, args ) ??
		null;
	return body && { status: 400, headers: {}, body };
};

const runRequest = async (
	context: ShopContext,
	requests: readonly StoreRequest[],
	validation: unknown
) => {
	const refusals = requests.map( ( request ) =>
		getRefusal( context, request )
	);
	if (
		validation === 'require-all-validate' &&
		refusals.some( ( refusal ) => refusal !== null )
	) {
		return {
			failed: 'validation',
			// The platform serializes an empty map as a list.
			responses: refusals.map(
				( refusal ) =>
					refusal && {
						body: refusal.body,
						status: refusal.status,
						headers: [],
					}
			),
		};
	}
	const responses: Reply[] = [];
	for ( const request of requests ) {
		const reply = dispatch( context, request );
		const { body, status, headers } =
			reply instanceof Promise ? await reply : reply;
		responses.push( { body, status, headers } );
	}
	return { responses };
};

/** Runs requests one by one, in order. An error doesn't stop the next (docs/contract/store-api.md 1.4). */
export const dispatchBatch = async (
	context: ShopContext,
	args: Arguments
): Promise< Reply > => {
	const refusal = refuseArguments( args );
	if ( refusal ) {
		return { status: 400, headers: ALLOW, body: refusal };
	}
	const requests = Array.isArray( args.requests )
		? args.requests.filter( isRecord )
		: [];
	try {
		const body = await runRequest(
			context,
			requests.map( readRequest ),
			args.validation
		);
		return {
			status: 207,
			body,
			headers: { ...visitorHeaders( context ), ...ALLOW },
		};
	} catch ( error ) {
		if ( ! ( error instanceof ApiError ) ) {
			throw error;
		}
		return {
			status: error.status,
			body: errorBody( context, error ),
			headers: { ...visitorHeaders( context ), ...ALLOW },
		};
	}
};
