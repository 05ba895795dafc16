/** A route argument's schema, limited to the parts that the platform checks. */
export interface ArgumentSchema {
	/** Leave it out to accept any type. Numbers may arrive as text. */
	type?: 'string' | 'number' | 'integer' | 'object' | 'array';
	isRequired?: boolean;
}

export type ArgumentSchemas = Readonly< Record< string, ArgumentSchema > >;

/** From the path, query and body; later sources override earlier ones. */
export type Arguments = Readonly< Record< string, unknown > >;

const NUMBER = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

const CHECKS: Record<
	NonNullable< ArgumentSchema[ 'type' ] >,
	( value: unknown ) => boolean
> = {
	string: ( value ) => typeof value === 'string',
	number: ( value ) =>
		Number.isFinite( value ) ||
		( typeof value === 'string' && NUMBER.test( value ) ),
	integer: ( value ) =>
		CHECKS.number( value ) && Number.isInteger( Number( value ) ),
	object: ( value ) =>
		typeof value === 'object' && value !== null && ! Array.isArray( value ),
	array: Array.isArray,
};

/** An error in WordPress's words. */
export interface ArgumentRefusal {
	code: 'rest_missing_callback_param' | 'rest_invalid_param';
	message: string;
	data: Record< string, unknown >;
}

/** `data` names the parameter wherever the platform does. */
export interface ArgumentProblem {
	code: string;
	message: string;
	data: Record< string, unknown > | null;
	additional_errors?: ArgumentProblem[];
}

export const invalidArguments = (
	problems: Readonly< Record< string, ArgumentProblem > >
): ArgumentRefusal => {
	return {
		code: 'rest_invalid_param',
		message: `Invalid parameter(s): ${ Object.keys( problems ).join( ', ' ) }`,
		data: {
			status: 400,
			params: Object.fromEntries(
				Object.entries( problems ).map( ( [ name, { message } ] ) => [
					name,
					message,
				] )
			),
			details: problems,
		},
	};
};

/** Nests a parameter's other errors in its first; `null` without errors. */
export const firstWithOthers = (
	problems: readonly ArgumentProblem[]
): ArgumentProblem | null => {
	const [ first, ...others ] = problems;
	return first && others.length > 0
		? { ...first, additional_errors: others }
		: ( first ?? null );
};

/** `null` when all addresses are valid. */
export const addressRefusal = (
	problems: Readonly<
		Record< string, Omit< ArgumentProblem, 'data' > | null >
	>
): ArgumentRefusal | null => {
	const found = Object.entries( problems ).flatMap( ( [ name, problem ] ) =>
		problem ? [ [ name, { data: null, ...problem } ] as const ] : []
	);
	return found.length > 0
		? invalidArguments( Object.fromEntries( found ) )
		: null;
};

/** Runs before the route; `null` when all arguments are valid. */
export const checkArguments = (
	schemas: ArgumentSchemas,
	args: Arguments
): ArgumentRefusal | null => {
	const missing = Object.keys( schemas ).filter(
		( name ) => schemas[ name ]?.isRequired && args[ name ] === undefined
	);
	if ( missing.length > 0 ) {
		return {
			code: 'rest_missing_callback_param',
			message: `Missing parameter(s): ${ missing.join( ', ' ) }`,
			data: { status: 400, params: missing },
		};
	}
	const wrong = Object.entries( schemas ).flatMap( ( [ name, { type } ] ) => {
		const value = args[ name ];
		return value === undefined ||
			value === null ||
			type === undefined ||
			CHECKS[ type ]( value )
			? []
			: [
					[
						name,
						{
							code: 'rest_invalid_type',
							message: `${ name } is not of type ${ type }.`,
							data: { param: name },
						},
					] as const,
				];
	} );
	return wrong.length > 0
		? invalidArguments( Object.fromEntries( wrong ) )
		: null;
};

/** Numbers become text; anything else is `''`. */
export const textArgument = ( value: unknown ): string => {
	return typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';
};

export const numberArgument = ( value: unknown ): number | null => {
	return CHECKS.number( value ) ? Number( value ) : null;
};
