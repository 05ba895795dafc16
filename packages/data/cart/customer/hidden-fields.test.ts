/** @jest-environment node */
import { createSettings } from '@shopfront/settings';
import { createIsFieldHidden } from './hidden-fields';

const { defaultFields } = createSettings( {} );
const isHidden = createIsFieldHidden(
	createSettings( {
		defaultFields: {
			...defaultFields,
			company: { ...defaultFields.company, hidden: true },
			city: { ...defaultFields.city, hidden: false },
		},
		countryData: {
			SG: { locale: { city: { hidden: true } } },
			DE: { locale: { company: { hidden: false }, city: {} } },
		},
	} )
);

it.each( [
	// Country, field, whether it is hidden.
	[ 'SG', 'city', true ],
	[ 'DE', 'city', false ],
	[ 'SG', 'company', true ],
	[ 'DE', 'company', false ],
	[ 'XX', 'company', true ],
	[ 'XX', 'city', false ],
	[ 'SG', 'no_such_field', false ],
] )(
	'returns for %s whether the field %s is hidden: %p',
	( country, field, expected ) => {
		expect( isHidden( country, field ) ).toBe( expected );
	}
);
