/** @jest-environment node */
import { coerceAttributes } from './coerce-attributes';

const schema = {
	isOn: { type: 'boolean', default: true },
	count: { type: 'number', default: 3 },
	label: { type: 'string', default: 'x' },
} as const;

it.each( [
	[ {}, { isOn: true, count: 3, label: 'x' } ],
	[ { isOn: 'false' }, { isOn: false } ],
	[ { isOn: '' }, { isOn: true } ],
	[ { isOn: 'true' }, { isOn: true } ],
	[ { count: '12px' }, { count: 12 } ],
	[ { count: '-1' }, { count: -1 } ],
	[ { count: 'many' }, { count: 3 } ],
	[ { label: '' }, { label: '' } ],
	[ { label: 'false', other: 'y' }, { label: 'false' } ],
] )( 'coerces %o', ( dataset, expected ) => {
	expect( coerceAttributes( schema, dataset ) ).toEqual( {
		...coerceAttributes( schema, {} ),
		...expected,
	} );
} );
