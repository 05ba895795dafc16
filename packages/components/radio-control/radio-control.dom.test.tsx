import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioControl, type RadioControlProps } from '..';

const onChange = jest.fn();
const onCourier = jest.fn();
const open = ( props: Partial< RadioControlProps > = {} ) =>
	render(
		<RadioControl
			id="rates"
			selected="post:1"
			onChange={ onChange }
			options={ [
				{ value: 'post:1', label: 'Post', secondaryLabel: '$5.00' },
				{
					value: 'courier:2',
					label: 'Courier',
					secondaryLabel: '$15.00',
					description: 'Rings twice.',
					secondaryDescription: 'Not on Sundays.',
					onChange: onCourier,
				},
			] }
			{ ...props }
		/>
	);

beforeEach( () => jest.clearAllMocks() );

it( 'names each option by its label and describes it by its other texts', () => {
	open();
	const post = screen.getByRole( 'radio', { name: 'Post' } );
	expect( post ).toBeChecked();
	expect( post ).toHaveAccessibleDescription( '$5.00' );
	expect( post ).toHaveAttribute( 'id', 'radio-control-rates-post:1' );
	const courier = screen.getByRole( 'radio', { name: 'Courier' } );
	expect( courier ).not.toBeChecked();
	expect( courier ).toHaveAccessibleDescription(
		'$15.00 Rings twice. Not on Sundays.'
	);
} );

it( 'selects an option when the shopper clicks anywhere on it', async () => {
	const user = userEvent.setup();
	open();
	await user.click( screen.getByText( 'Rings twice.' ) );
	expect( onChange ).toHaveBeenCalledWith( 'courier:2' );
	expect( onCourier ).toHaveBeenCalledWith( 'courier:2' );
} );

it( 'can have another accessible name than its label', () => {
	open( {
		options: [ { value: 'a', label: null, ariaLabel: 'Apple' } ],
	} );
	expect( screen.getByRole( 'radio', { name: 'Apple' } ) ).toBeVisible();
} );

it( 'is navigated with the arrow keys', async () => {
	const user = userEvent.setup();
	open();
	await user.tab();
	expect( screen.getByRole( 'radio', { name: 'Post' } ) ).toHaveFocus();
	await user.keyboard( '{ArrowDown}' );
	expect( onChange ).toHaveBeenCalledWith( 'courier:2' );
} );

it( 'scrolls to the option that an arrow key selects', async () => {
	const user = userEvent.setup();
	open();
	await user.tab();
	const courier = screen.getByRole( 'radio', { name: 'Courier' } );
	courier.scrollIntoView = jest.fn();
	await user.keyboard( '{ArrowDown}' );
	expect( courier.scrollIntoView ).toHaveBeenCalledWith( {
		block: 'nearest',
	} );
} );

it( 'does nothing while it is disabled', async () => {
	const user = userEvent.setup();
	open( { disabled: true } );
	await user.click( screen.getByText( 'Courier' ) );
	expect( onChange ).not.toHaveBeenCalled();
} );

it.each( [
	[ 'post:1', 'first' ],
	[ 'courier:2', 'last' ],
] )( 'highlights the selected option: %s', ( selected, position ) => {
	const { container } = open( { selected, highlightChecked: true } );
	expect( container.firstChild ).toHaveClass(
		'wc-block-components-radio-control--highlight-checked',
		`wc-block-components-radio-control--highlight-checked--${ position }-selected`
	);
} );

it( 'renders nothing without options', () => {
	const { container } = open( { options: [] } );
	expect( container ).toBeEmptyDOMElement();
} );
