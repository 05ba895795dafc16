/** A schema of draft 07 as it came from the page. */
export type Schema = Readonly< Record< string, unknown > >;

/** One thing that a value has against it. */
export interface SchemaError {
	/** As `pattern`. */
	keyword: string;
	/** Where in the schema it stands, as `#/allOf/0/pattern`. */
	keywordLocation: string;
}

/**
 * Says what a value has against it; nothing when it is as the schema wants it, and `null` when the schema cannot be
 * read: a pattern that is none, a reference to nowhere.
 */
export type ValidateSchema = (
	schema: Schema,
	value: unknown
) => readonly SchemaError[] | null;

/** As much of a library's validator as is needed. */
type ValidatorClass = new (
	schema: Schema,
	draft: '7'
) => {
	validate: ( value: unknown ) => { errors: readonly SchemaError[] };
};

/**
 * A judge that uses a library. Each schema is prepared once.
 *
 * @param Validator Of `@cfworker/json-schema`, which compiles no code and so runs under any content security policy.
 */
export const createSchemaValidator = (
	Validator: ValidatorClass
): ValidateSchema => {
	const validators = new WeakMap< Schema, InstanceType< ValidatorClass > >();
	return ( schema, value ) => {
		try {
			const validator =
				validators.get( schema ) ?? new Validator( schema, '7' );
			validators.set( schema, validator );
			return validator.validate( value ).errors;
		} catch {
			return null;
		}
	};
};
