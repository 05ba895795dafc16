/** Draft 07, from the page. */
export type Schema = Readonly< Record< string, unknown > >;

export interface SchemaError {
	/** Failed keyword, such as `pattern`. */
	keyword: string;
	/** Path of the keyword in the schema, such as `#/allOf/0/pattern`. */
	keywordLocation: string;
}

/**
 * Empty if the value is valid; `null` if the schema itself is invalid, for example with a broken pattern or an
 * unresolved reference.
 */
export type ValidateSchema = (
	schema: Schema,
	value: unknown
) => readonly SchemaError[] | null;

type ValidatorClass = new (
	schema: Schema,
	draft: '7'
) => {
	validate: ( value: unknown ) => { errors: readonly SchemaError[] };
};

/**
 * Compiles each schema once. Pass the class of `@cfworker/json-schema`: it generates no code and works with any
 * content security policy.
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
