/** A JSON schema of draft 07 from the page. */
export type Schema = Readonly< Record< string, unknown > >;

/** One validation error of a value. */
export interface SchemaError {
	/** Failed keyword, such as `pattern`. */
	keyword: string;
	/** Path of the keyword in the schema, such as `#/allOf/0/pattern`. */
	keywordLocation: string;
}

/**
 * Returns the validation errors of a value; empty if it is valid, and `null` if the schema itself is invalid, for
 * example with a broken pattern or an unresolved reference.
 */
export type ValidateSchema = (
	schema: Schema,
	value: unknown
) => readonly SchemaError[] | null;

/** The part of a library's validator that we need. */
type ValidatorClass = new (
	schema: Schema,
	draft: '7'
) => {
	validate: ( value: unknown ) => { errors: readonly SchemaError[] };
};

/**
 * Creates a validator from a library's class. Compiles each schema once.
 *
 * @param Validator Class of `@cfworker/json-schema`, which generates no code and therefore works with any content
 *                  security policy.
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
