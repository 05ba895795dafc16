import { t } from '../../texts';

/** The labels of a field, in settings. */
interface Labels {
	label?: string;
	optionalLabel?: string;
}

/** Translates the labels of fields, by name. */
export const translateLabels = < Field extends Labels >(
	fields: Readonly< Record< string, Field > >
): Record< string, Field > =>
	Object.fromEntries(
		Object.entries( fields ).map( ( [ name, field ] ) => {
			const label = t( field.label ?? '' );
			return [
				name,
				{
					...field,
					...( field.label === undefined ? {} : { label } ),
					...( field.optionalLabel === undefined
						? {}
						: { optionalLabel: t( '%s (optional)', label ) } ),
				},
			];
		} )
	);
