import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleItem } from '../../../tools/gallery/examples/sample-cart';
import { SAMPLE_CURRENCY } from '../../../tools/gallery/examples/sample-data';
import { OrderSummary } from './order-summary';
import { OrderSummaryItem } from './order-summary-item';
import { OrderSummaryItems } from './order-summary-items';

const user = userEvent.setup();

describe( 'OrderSummary', () => {
	it( 'is open under its heading if it is not collapsible', () => {
		render(
			<OrderSummary isCollapsible={ false } total="$54.00">
				<p>Rows</p>
			</OrderSummary>
		);
		expect(
			screen.getByRole( 'heading', { name: 'Order summary', level: 2 } )
		).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		expect( screen.getByText( 'Rows' ) ).toBeVisible();
	} );

	it( 'is collapsed initially if it is collapsible and shows the total', async () => {
		render(
			<OrderSummary isCollapsible total="$54.00">
				<input aria-label="Code" />
			</OrderSummary>
		);
		const title = screen.getByRole( 'button', {
			name: /Order summary.*\$54\.00/,
		} );
		expect( title ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		await user.click( title );
		expect( title ).toHaveAttribute( 'aria-expanded', 'true' );
		await user.type( screen.getByRole( 'textbox' ), 'SPRING' );
		await user.click( title );
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		await user.click( title );
		expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'SPRING' );
	} );

	it( 'opens for an error inside and can be closed again', async () => {
		const summary = ( hasError: boolean ) => (
			<OrderSummary isCollapsible hasError={ hasError } total="$54.00">
				<input aria-label="Code" />
			</OrderSummary>
		);
		const { rerender } = render( summary( false ) );
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		rerender( summary( true ) );
		expect( screen.getByRole( 'textbox' ) ).toBeVisible();
		await user.click( screen.getByRole( 'button' ) );
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
	} );
} );

describe( 'OrderSummaryItem', () => {
	const show = ( props: Parameters< typeof sampleItem >[ 0 ] = {} ) =>
		render(
			<OrderSummaryItems isLarge={ false }>
				<OrderSummaryItem
					item={ sampleItem( props ) }
					siteCurrency={ SAMPLE_CURRENCY }
					displayPricesIncludingTax={ false }
				/>
			</OrderSummaryItems>
		);

	it( 'shows the quantity and the total of an item', () => {
		show( { name: 'Mug &amp; Spoon', quantity: 2 } );
		const item = screen.getByRole( 'listitem' );
		expect( within( item ).getByText( '2 items' ) ).toBeInTheDocument();
		expect( within( item ).getByText( 'Mug & Spoon' ) ).toBeVisible();
		expect(
			within( item ).getByText(
				'Total price for 2 Mug & Spoon items: $36.00'
			)
		).toBeInTheDocument();
	} );

	it( 'reserves 48 by 48 pixels for the image', () => {
		show();
		const picture = screen.getByRole( 'img' );
		expect( picture ).toHaveAttribute( 'width', '48' );
		expect( picture ).toHaveAttribute( 'height', '48' );
	} );

	it( 'shows the regular price', () => {
		show( { price: '1500', regularPrice: '2000' } );
		expect( screen.getByText( 'Previous price:' ) ).toBeInTheDocument();
		expect( screen.getByText( '$20.00' ).closest( 'del' ) ).toHaveClass(
			'wc-block-components-order-summary-item__regular-individual-price'
		);
	} );

	it( 'shows the saving of the line beside its total', () => {
		const item = sampleItem( { quantity: 2 } );
		item.prices.raw_prices = {
			...item.prices.raw_prices,
			precision: 6,
			price: '15000000',
			regular_price: '20000000',
		};
		render(
			<OrderSummaryItems isLarge>
				<OrderSummaryItem
					item={ item }
					siteCurrency={ SAMPLE_CURRENCY }
					displayPricesIncludingTax={ false }
				/>
			</OrderSummaryItems>
		);
		expect( screen.getByText( /^Save/ ) ).toHaveTextContent(
			'Save $10.00'
		);
	} );

	it( 'hides the description but not the variation', () => {
		const item = sampleItem( {
			variation: [ { attribute: 'Colour', value: 'Green' } ],
		} );
		render(
			<OrderSummaryItems isLarge>
				<OrderSummaryItem
					item={ item }
					siteCurrency={ SAMPLE_CURRENCY }
					displayPricesIncludingTax={ false }
					hidesDescription
				/>
			</OrderSummaryItems>
		);
		expect( screen.queryByText( /Thrown by hand/ ) ).toBeNull();
		expect( screen.getByText( 'Green' ) ).toBeVisible();
	} );
} );
