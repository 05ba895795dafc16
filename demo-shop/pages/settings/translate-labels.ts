import { t } from '../../texts';

interface Labels {
	label?: string;
	optionalLabel?: string;
}

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
