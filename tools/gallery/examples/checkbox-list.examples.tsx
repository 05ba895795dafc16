import { CheckboxList } from '@shopfront/components';
import { examplesOf } from './component-examples';

const COLOURS = [ 'Red', 'Green', 'Blue' ];
const SIZES = Array.from(
	{ length: 18 },
	( _, index ) => `Size ${ index + 30 }`
);

const optionsFrom = ( labels: readonly string[] ) =>
	labels.map( ( label ) => ( {
		value: label.toLowerCase().replaceAll( ' ', '-' ),
		label,
	} ) );

const shared = { options: optionsFrom( COLOURS ), onChange: () => undefined };

export const checkboxListExamples = examplesOf( 'CheckboxList', CheckboxList, {
	none: { ...shared },
	'one checked': { ...shared, checked: [ 'green' ] },
	collapsed: { ...shared, options: optionsFrom( SIZES ) },
	disabled: { ...shared, checked: [ 'green' ], isDisabled: true },
	loading: { isLoading: true },
	'with a long label': {
		...shared,
		options: optionsFrom( [
			'Blue',
			'The colour of the sea in the morning, when it has rained in the night and the sand of the shore is not yet dry',
		] ),
	},
} );
