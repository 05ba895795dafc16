import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartResponse, USD } from '../../../tests/fixtures/cart';
import {
	CouponForm,
	Subtotal,
	TotalsCoupon,
	TotalsDiscount,
	TotalsFees,
	TotalsFooterItem,
	TotalsItem,
	TotalsShipping,
	TotalsTaxes,
	type TaxDisplay,
} from '..';

const currency = {
	code: 'USD',
	symbol: '$',
	thousandSeparator: ',',
	decimalSeparator: '.',
	minorUnit: 2,
	prefix: '$',
	suffix: '',
};
const EXCLUDING: TaxDisplay = {
	taxesEnabled: true,
	displayItemizedTaxes: true,
	displayCartPricesIncludingTax: false,
};
const INCLUDING = { ...EXCLUDING, displayCartPricesIncludingTax: true };

const { totals } = cartResponse( [], {
	totals: {
		total_items: '10000',
		total_items_tax: '850',
		total_discount: '1000',
		total_discount_tax: '85',
		total_price: '9765',
		total_tax: '765',
		tax_lines: [
			{ name: 'State &amp; Tax', price: '653', rate: '7.25%' },
			{ name: 'City Tax', price: '112', rate: '1.25%' },
		],
	},
} );
const shared = { totals, currency };

const lines = () =>
	[ ...document.querySelectorAll( '.wc-block-components-totals-item' ) ].map(
		( { textContent } ) => textContent
	);

it.each( [
	[ EXCLUDING, 'Subtotal$100.00' ],
	[ INCLUDING, 'Subtotal$108.50' ],
] )(
	"sums the items including tax if the shop's prices do",
	( taxDisplay, expected ) => {
		render( <Subtotal { ...shared } taxDisplay={ taxDisplay } /> );
		expect( lines() ).toEqual( [ expected ] );
	}
);

describe( 'a pending amount', () => {
	it( 'remains visible and is marked as pending', () => {
		const { rerender } = render(
			<TotalsItem
				label="Total"
				value="100"
				currency={ currency }
				isPending
			/>
		);
		expect(
			document.querySelector( '[aria-busy="true"]' )
		).toHaveTextContent( '$1.00' );
		rerender(
			<TotalsItem label="Total" value="100" currency={ currency } />
		);
		expect( document.querySelector( '[aria-busy]' ) ).toBeNull();
	} );
} );

describe( 'TotalsFees', () => {
	const fee = ( key: string, name: string, total: string ) => ( {
		key,
		name,
		totals: { ...USD, total, total_tax: '10' },
	} );

	it( 'shows a named line for each nonzero fee', () => {
		render(
			<TotalsFees
				cartFees={ [
					fee( 'gift', 'Gift &amp; card', '500' ),
					fee( 'none', 'Nothing', '0' ),
					fee( 'x', '', '-200' ),
				] }
				currency={ currency }
				taxDisplay={ EXCLUDING }
			/>
		);
		expect( lines() ).toEqual( [ 'Gift & card$5.00', 'Fee-$2.00' ] );
		expect(
			document.querySelector( '.wc-block-components-totals-fees__gift' )
		).not.toBeNull();
	} );

	it( 'includes the tax if prices do', () => {
		render(
			<TotalsFees
				cartFees={ [ fee( 'gift', 'Gift', '500' ) ] }
				currency={ currency }
				taxDisplay={ INCLUDING }
			/>
		);
		expect( lines() ).toEqual( [ 'Gift$5.10' ] );
	} );
} );

describe( 'TotalsDiscount', () => {
	const coupons = [ { code: 'ten', label: 'ten' } ];
	const nothing = {
		...totals,
		total_discount: '0',
		total_discount_tax: '0',
	};

	it.each( [
		[ EXCLUDING, '-$10.00' ],
		[ INCLUDING, '-$10.85' ],
	] )( 'shows a negative amount', ( taxDisplay, expected ) => {
		render(
			<TotalsDiscount
				{ ...shared }
				taxDisplay={ taxDisplay }
				coupons={ [] }
				onRemove={ jest.fn() }
			/>
		);
		expect( lines() ).toEqual( [ `Discount${ expected }` ] );
	} );

	it( 'lists coupons without an amount and removes each once', async () => {
		const user = userEvent.setup();
		const onRemove = jest.fn();
		const discount = ( ...removingCodes: string[] ) => (
			<TotalsDiscount
				totals={ nothing }
				currency={ currency }
				taxDisplay={ EXCLUDING }
				coupons={ coupons }
				removingCodes={ removingCodes }
				onRemove={ onRemove }
			/>
		);
		const { rerender } = render( discount() );
		expect( screen.getByText( 'Coupons' ) ).toBeVisible();
		expect( screen.getByText( 'Coupon: ten' ) ).toBeInTheDocument();
		const button = screen.getByRole( 'button', {
			name: 'Remove coupon "ten"',
		} );
		await user.click( button );
		expect( onRemove ).toHaveBeenCalledWith( 'ten' );
		rerender( discount( 'ten' ) );
		await user.click( button );
		expect( onRemove ).toHaveBeenCalledTimes( 1 );
		expect( button ).toHaveFocus();
	} );

	it( 'renders nothing without discount and coupons', () => {
		const { container } = render(
			<TotalsDiscount
				totals={ nothing }
				currency={ currency }
				taxDisplay={ EXCLUDING }
				coupons={ [] }
				onRemove={ jest.fn() }
			/>
		);
		expect( container ).toBeEmptyDOMElement();
	} );
} );

describe( 'coupon panel', () => {
	const panel = ( hasError = false ) => (
		<>
			<button>Elsewhere</button>
			<TotalsCoupon hasError={ hasError } onToggle={ jest.fn() }>
				{ ( entry ) => (
					<CouponForm
						{ ...entry }
						isLoading={ false }
						errorMessage=""
						onSubmit={ async () => false }
						onChange={ jest.fn() }
					/>
				) }
			</TotalsCoupon>
		</>
	);
	const field = () => screen.getByRole( 'textbox', { name: 'Enter code' } );

	it.each( [ 'click', '{Enter}', ' ' ] )(
		'focuses its field when opened by %p',
		async ( means ) => {
			const user = userEvent.setup();
			render( panel() );
			const title = screen.getByRole( 'button', { name: 'Add coupons' } );
			if ( means === 'click' ) {
				await user.click( title );
			} else {
				await user.tab();
				await user.tab();
				await user.keyboard( means );
			}
			expect( field() ).toHaveFocus();
			expect( field() ).toHaveValue( '' );
		}
	);

	it( 'leaves the focus where it is when an error opens it', async () => {
		const user = userEvent.setup();
		const { rerender } = render( panel() );
		const elsewhere = screen.getByRole( 'button', { name: 'Elsewhere' } );
		await user.click( elsewhere );
		rerender( panel( true ) );
		expect( field() ).toBeVisible();
		expect( elsewhere ).toHaveFocus();
	} );

	it( 'has a field for codes, not for sentences', async () => {
		const user = userEvent.setup();
		render( panel() );
		await user.click(
			screen.getByRole( 'button', { name: 'Add coupons' } )
		);
		expect( field() ).toHaveAttribute( 'enterkeyhint', 'done' );
		expect( field() ).toHaveAttribute( 'autocapitalize', 'none' );
		expect( field() ).toHaveAttribute( 'autocorrect', 'off' );
		expect( field() ).toHaveAttribute( 'spellcheck', 'false' );
	} );
} );

describe( 'TotalsTaxes', () => {
	it.each( [
		[
			'with rates',
			true,
			[ 'State & Tax 7.25%$6.53', 'City Tax 1.25%$1.12' ],
		],
		[ 'without rates', false, [ 'State & Tax$6.53', 'City Tax$1.12' ] ],
	] )(
		'shows one line per tax, %s',
		( _, showRateAfterTaxName, expected ) => {
			render(
				<TotalsTaxes
					{ ...shared }
					taxDisplay={ EXCLUDING }
					showRateAfterTaxName={ showRateAfterTaxName }
				/>
			);
			expect( lines() ).toEqual( expected );
		}
	);

	it( 'shows one line if the shop does not itemize taxes', () => {
		render(
			<TotalsTaxes
				{ ...shared }
				taxDisplay={ { ...EXCLUDING, displayItemizedTaxes: false } }
			/>
		);
		expect( lines() ).toEqual( [ 'Taxes$7.65' ] );
	} );

	it( 'renders nothing without taxes', () => {
		const { container } = render(
			<TotalsTaxes
				totals={ { ...totals, total_tax: '0' } }
				currency={ currency }
				taxDisplay={ { ...EXCLUDING, taxesEnabled: false } }
			/>
		);
		expect( container ).toBeEmptyDOMElement();
	} );
} );

it.each( [
	[ '0', 'Flat rateFree' ],
	[ '1000', 'Flat rate$10.00' ],
] )( 'shows shipping as %s', ( value, expected ) => {
	render(
		<TotalsShipping
			label="Flat rate"
			value={ value }
			currency={ currency }
		/>
	);
	expect( lines() ).toEqual( [ expected ] );
} );

describe( 'TotalsFooterItem', () => {
	it.each( [
		[ 'excluding', EXCLUDING, 'Total$97.65' ],
		[
			'including',
			INCLUDING,
			'Total$97.65Including $6.53 State & Tax, $1.12 City Tax',
		],
		[
			'including, not itemized',
			{ ...INCLUDING, displayItemizedTaxes: false },
			'Total$97.65Including $7.65 in taxes',
		],
		[
			'including, taxes disabled',
			{ ...INCLUDING, taxesEnabled: false },
			'Total$97.65',
		],
	] )( 'shows the included tax: %s', ( _, taxDisplay, expected ) => {
		render( <TotalsFooterItem { ...shared } taxDisplay={ taxDisplay } /> );
		expect( lines() ).toEqual( [ expected ] );
	} );

	it( 'is an estimate while the total may still change', () => {
		render(
			<TotalsFooterItem
				{ ...shared }
				taxDisplay={ EXCLUDING }
				isEstimate
				isShippingPending
			/>
		);
		expect( lines() ).toEqual( [
			'Estimated total$97.65Shipping will be calculated at checkout',
		] );
	} );
} );
