import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentMethods, type PaymentMethodsProps } from '..';

const onSelect = jest.fn();
const onSelectToken = jest.fn();
const open = ( props: Partial< PaymentMethodsProps > = {} ) =>
	render(
		<PaymentMethods
			methods={ [
				{ name: 'cod', label: 'Cash', ariaLabel: 'Cash', icons: [] },
				{
					name: 'card',
					label: <b>C</b>,
					ariaLabel: 'Card',
					icons: [
						{ id: 'visa', src: null, alt: 'Visa' },
						{ id: 'visa', src: null, alt: 'Visa' },
					],
				},
			] }
			selected="cod"
			onSelect={ onSelect }
			content={ <p>Pay at the door.</p> }
			savedMethods={ [] }
			selectedToken=""
			onSelectToken={ onSelectToken }
			{ ...props }
		/>
	);
const savedMethods = [
	{ tokenId: '7', label: 'Visa ending in 4242' },
	{ tokenId: '8', label: 'Visa ending in 1111' },
];

beforeEach( () => jest.clearAllMocks() );

it( 'shows each method with its name and icons', async () => {
	const user = userEvent.setup();
	open();
	expect( screen.getByRole( 'radio', { name: 'Cash' } ) ).toBeChecked();
	expect( screen.getByText( 'Pay at the door.' ) ).toBeVisible();
	const card = screen.getByRole( 'radio', { name: 'Card' } );
	expect( card ).toHaveAttribute(
		'id',
		'radio-control-wc-payment-method-options-card'
	);
	expect( card ).toHaveAccessibleDescription( 'Visa' );
	await user.click( card );
	expect( onSelect ).toHaveBeenCalledWith( 'card' );
} );

it( 'shows saved methods first, as a group of their own', async () => {
	const user = userEvent.setup();
	open( {
		savedMethods,
		selected: '',
		selectedToken: '7',
		savedContent: <p>Security code</p>,
	} );
	const groups = screen.getAllByRole( 'group' );
	expect( groups[ 0 ] ).toHaveAccessibleName( 'Saved payment methods' );
	expect( groups[ 1 ] ).toHaveAccessibleName( 'Use another payment method.' );
	const saved = within( groups[ 0 ] ?? document.body );
	expect(
		saved.getByRole( 'radio', { name: 'Visa ending in 4242' } )
	).toBeChecked();
	expect( screen.getByText( 'Security code' ) ).toBeVisible();
	expect( screen.getAllByRole( 'radio', { checked: true } ) ).toHaveLength(
		1
	);
	expect( screen.queryByText( 'Pay at the door.' ) ).toBeNull();
	await user.click( screen.getByText( 'Visa ending in 1111' ) );
	expect( onSelectToken ).toHaveBeenCalledWith( '8' );
	expect( screen.getByText( 'Visa ending in 1111' ) ).toHaveAttribute(
		'id',
		'radio-control-wc-payment-method-saved-tokens-8__label'
	);
} );

it( 'lets Tab enter and leave, and arrow keys choose', async () => {
	const user = userEvent.setup();
	open( { savedMethods } );
	await user.tab();
	await user.tab();
	expect( screen.getByRole( 'radio', { name: 'Cash' } ) ).toHaveFocus();
	await user.keyboard( '{ArrowDown}' );
	expect( onSelect ).toHaveBeenCalledWith( 'card' );
} );

it( 'is disabled during an express payment', () => {
	open( { savedMethods, disabled: true } );
	for ( const radio of screen.getAllByRole( 'radio' ) ) {
		expect( radio ).toBeDisabled();
	}
} );
