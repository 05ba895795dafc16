import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import { noticesStore } from '@shopfront/data/notices';
import { validationStore } from '@shopfront/data/validation';
import { createElement, createRef } from '@wordpress/element';
import { component, type Component, type Rows } from './row';

const show = ( it: Component, props: Record< string, unknown > = {} ) =>
	render( createElement( it, props ) );

const find = ( selector: string ): Element => {
	const element = document.querySelector( selector );
	if ( ! element ) {
		throw new Error(
			`There is no ${ selector } in ${ document.body.innerHTML }`
		);
	}
	return element;
};

const readsText = ( selector: string, text: string ) =>
	expect( find( selector ).textContent ).toBe( text );

const options = [
	{ value: 'a', label: 'First', content: 'Of the first' },
	{ value: 'b', label: 'Second', content: 'Of the second' },
];
const getCheckboxes = ( length: number ) =>
	Array.from( { length }, ( _, index ) => ( {
		value: `v${ index }`,
		label: `Box ${ index }`,
	} ) );

/** docs/contract/globals.md 5. */
export const COMPONENTS: Rows = {
	Button: component( ( it ) => {
		show( it, { children: 'Go', className: 'mine', variant: 'outlined' } );
		expect( screen.getByRole( 'button', { name: 'Go' } ) ).toHaveClass(
			'wc-block-components-button',
			'wp-element-button',
			'mine',
			'outlined'
		);
		readsText( '.wc-block-components-button__text', 'Go' );
		show( it, { children: 'There', href: '/x', removeTextWrap: true } );
		expect( screen.getByRole( 'link', { name: 'There' } ).innerHTML ).toBe(
			'There'
		);
	} ),
	// Ours: docs/contract/globals.md 14.
	CardFields: component( async ( it ) => {
		const card = createRef< { validate: () => unknown } >();
		const error = {
			message: 'Please enter a valid card number.',
			hidden: false,
		};
		show( it, {
			ref: card,
			id: 'my-card',
			label: 'Card',
			value: {},
			onChange: () => undefined,
		} );
		// Works before its code has loaded, too.
		expect( card.current?.validate() ).toEqual( {
			'my-card-number': error,
		} );
		await act( async () => {
			await import( '../../../packages/bindings/payment-method/validated-card-fields' );
		} );
		expect( screen.getByRole( 'group', { name: 'Card' } ) ).toBeVisible();
		expect( card.current?.validate() ).toMatchObject( {
			'my-card-number': error,
			'my-card-expiry': { hidden: false },
		} );
	} ),
	CheckboxControl: component( ( it ) => {
		const onChange = jest.fn();
		show( it, {
			label: 'I agree',
			onChange,
			hasError: true,
			errorId: 'terms',
			errorMessage: 'Please agree.',
		} );
		const box = screen.getByRole( 'checkbox', { name: 'I agree' } );
		expect( box.id ).toMatch( /^checkbox-control-/ );
		expect( box ).toHaveAccessibleDescription( 'Please agree.' );
		expect( find( '.wc-block-components-checkbox' ) ).toHaveClass(
			'has-error'
		);
		fireEvent.click( box );
		expect( onChange ).toHaveBeenCalledWith( true );
	} ),
	CheckboxList: component( ( it ) => {
		const onChange = jest.fn();
		const props = {
			options: getCheckboxes( 16 ),
			checked: [ 'v1' ],
			onChange,
		};
		const { rerender } = show( it, props );
		const all = () => screen.getAllByRole( 'checkbox' );
		expect( all() ).toHaveLength( 10 );
		expect( all()[ 1 ] ).toBeChecked();
		fireEvent.click( screen.getByLabelText( 'Box 2' ) );
		expect( onChange ).toHaveBeenCalledWith( 'v2' );
		readsText( '.show-more', 'Show 6 more' );
		fireEvent.click( screen.getByRole( 'button' ) );
		expect( all() ).toHaveLength( 16 );
		expect( screen.getByLabelText( 'Box 10' ) ).toHaveFocus();
		readsText( '.show-less', 'Show less' );
		fireEvent.click( screen.getByRole( 'button' ) );
		expect( all() ).toHaveLength( 10 );
		// Up to five options over the limit, the list stays whole.
		rerender(
			createElement( it, { ...props, options: getCheckboxes( 15 ) } )
		);
		expect( all() ).toHaveLength( 15 );
		rerender( createElement( it, { ...props, isDisabled: true } ) );
		expect( all()[ 0 ] ).toBeDisabled();
		rerender( createElement( it, { ...props, isLoading: true } ) );
		expect(
			find( '.wc-block-components-checkbox-list.is-loading' ).children
		).toHaveLength( 5 );
	} ),
	Chip: component( ( it ) => {
		show( it, { text: 'Ten off', radius: 'large', element: 'div' } );
		readsText(
			'div.wc-block-components-chip.wc-block-components-chip--radius-large .wc-block-components-chip__text',
			'Ten off'
		);
	} ),
	FormStep: component( ( it ) => {
		show( it, { title: 'Gift', description: 'Wrapped.', children: 'x' } );
		expect( screen.getByRole( 'group', { name: 'Gift' } ) ).toHaveClass(
			'wc-block-components-checkout-step--with-step-number'
		);
		expect( screen.getByRole( 'heading', { level: 2 } ) ).toHaveTextContent(
			'Gift'
		);
		readsText(
			'.wc-block-components-checkout-step__description',
			'Wrapped.'
		);
	} ),
	FormattedMonetaryAmount: component( ( it ) => {
		const amount =
			'span.wc-block-formatted-money-amount.wc-block-components-formatted-money-amount[translate=no]';
		const { rerender, container } = show( it, { value: '123456' } );
		const now = ( props: Record< string, unknown > ) =>
			rerender( createElement( it, props ) );
		readsText( amount, '$1,234.56' );
		now( { value: 500, currency: { prefix: '€' }, decimalScale: 0 } );
		readsText( amount, '€5' );
		now( { value: 5, renderText: ( text: string ) => `only ${ text }` } );
		expect( container ).toHaveTextContent( 'only $0.05' );
		for ( const value of [ '', undefined, 'a', NaN, Infinity ] ) {
			now( { value } );
			expect( container ).toBeEmptyDOMElement();
		}
		now( {
			value: 123456,
			currency: { thousandSeparator: ',', decimalSeparator: ',' },
		} );
		readsText( amount, '$1234,56' );
		expect( console ).toHaveWarned();
		const onValueChange = jest.fn();
		now( { value: 500, displayType: 'input', onValueChange } );
		const input = screen.getByRole( 'textbox' );
		expect( input ).toHaveValue( '$5.00' );
		fireEvent.change( input, { target: { value: '$1,000.5' } } );
		expect( onValueChange ).toHaveBeenLastCalledWith( 100050 );
	} ),
	Label: component( ( it ) => {
		const { container } = show( it, {
			label: '<b>2</b>',
			screenReaderLabel: 'Two',
			allowHTML: true,
		} );
		expect( find( '[aria-hidden] b' ) ).toHaveTextContent( '2' );
		readsText( '.screen-reader-text', 'Two' );
		expect( container.querySelector( 'script' ) ).toBeNull();
	} ),
	Panel: component( ( it ) => {
		show( it, { title: 'More', children: 'Inside', titleTag: 'h3' } );
		const button = screen.getByRole( 'button', { name: 'More' } );
		expect( screen.getByRole( 'heading', { level: 3 } ) ).toBeVisible();
		expect( console ).toHaveWarned();
		expect( screen.queryByText( 'Inside' ) ).toBeNull();
		fireEvent.click( button );
		expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
		readsText( '.wc-block-components-panel__content', 'Inside' );
	} ),
	RadioControl: component( ( it ) => {
		const onChange = jest.fn();
		const props = { id: 'mine', options, selected: 'a', onChange };
		const { rerender, container } = show( it, props );
		expect( find( '#radio-control-mine-a' ) ).toBeChecked();
		fireEvent.click( screen.getByLabelText( 'Second' ) );
		expect( onChange ).toHaveBeenCalledWith( 'b' );
		rerender( createElement( it, { ...props, options: [] } ) );
		expect( container ).toBeEmptyDOMElement();
	} ),
	RadioControlAccordion: component( ( it ) => {
		show( it, { id: 'm', options, selected: 'b', onChange: () => null } );
		readsText( '#radio-control-m-b__content', 'Of the second' );
		expect( screen.queryByText( 'Of the first' ) ).toBeNull();
	} ),
	RadioControlOption: component( ( it ) => {
		const onChange = jest.fn();
		show( it, {
			name: 'radio-control-mine',
			checked: false,
			option: options[ 0 ],
			onChange,
		} );
		const input = find( '#radio-control-mine-a' );
		expect( input ).toHaveAttribute( 'name', 'radio-control-mine' );
		fireEvent.click( input );
		expect( onChange ).toHaveBeenCalledWith( 'a' );
	} ),
	RadioControlOptionLayout: component( ( it ) => {
		show( it, { id: 'x', label: 'Name', secondaryLabel: '$5.00' } );
		readsText( '#x__label', 'Name' );
		readsText( '#x__secondary-label', '$5.00' );
	} ),
	RemovableChip: component( ( it ) => {
		const onRemove = jest.fn();
		const { rerender } = show( it, { text: 'Ten off', onRemove } );
		const chip = () => find( '.wc-block-components-chip.is-removable' );
		const button = () =>
			screen.getByRole( 'button', { name: 'Remove "Ten off"' } );
		fireEvent.click( chip() );
		expect( onRemove ).not.toHaveBeenCalled();
		fireEvent.click( button() );
		expect( onRemove ).toHaveBeenCalledTimes( 1 );
		const any = { text: 'Ten off', onRemove, removeOnAnyClick: true };
		rerender( createElement( it, any ) );
		fireEvent.click( chip() );
		expect( onRemove ).toHaveBeenCalledTimes( 2 );
		fireEvent.click( button() );
		expect( onRemove ).toHaveBeenCalledTimes( 3 );
		rerender( createElement( it, { ...any, disabled: true } ) );
		fireEvent.click( chip() );
		expect( onRemove ).toHaveBeenCalledTimes( 3 );
	} ),
	SortSelect: component( ( it ) => {
		const onChange = jest.fn();
		show( it, {
			label: 'Order',
			screenReaderLabel: 'Order products by',
			options: [
				{ key: 'price', label: 'Price' },
				{ key: 'date', label: 'Newest' },
			],
			value: 'price',
			onChange,
		} );
		const select = screen.getByRole( 'combobox', {
			name: 'Order products by',
		} );
		expect( select ).toHaveDisplayValue( 'Price' );
		expect( find( '.wc-block-components-sort-select' ) ).toContainElement(
			select
		);
		fireEvent.change( select, { target: { value: 'date' } } );
		expect( onChange ).toHaveBeenCalledTimes( 1 );
	} ),
	Spinner: component( ( it ) => {
		show( it );
		find( '.wc-block-components-spinner' );
	} ),
	StoreNotice: component( ( it ) => {
		const onRemove = jest.fn();
		show( it, {
			status: 'error',
			onRemove,
			children: 'No.',
			summary: 'S',
		} );
		expect( find( '.wc-block-store-notice' ) ).toHaveClass(
			'wc-block-components-notice-banner',
			'is-error',
			'is-dismissible'
		);
		expect( find( '#a11y-speak-assertive' ) ).toHaveTextContent( 'No.' );
		fireEvent.click( screen.getByRole( 'button' ) );
		expect( onRemove ).toHaveBeenCalledTimes( 1 );
	} ),
	StoreNoticesContainer: component( async ( it, { app } ) => {
		show( it, {
			context: 'wc/mine',
			additionalNotices: [ { id: 'x', content: 'One more' } ],
		} );
		act(
			() =>
				void app.registry
					.dispatch( noticesStore )
					.createErrorNotice( 'Lost.', { context: 'wc/mine' } )
		);
		const shown = () =>
			[ ...document.querySelectorAll( '.is-error, .is-default' ) ].map(
				( { textContent } ) => textContent
			);
		await waitFor( () =>
			expect( shown() ).toEqual( [ 'One more', 'Lost.' ] )
		);
	} ),
	Subtotal: component( ( it ) => {
		show( it, { values: { total_items: '1800' } } );
		readsText( '.wc-block-components-totals-item__label', 'Subtotal' );
		readsText( '.wc-block-components-totals-item__value', '$18.00' );
	} ),
	TextInput: component( ( it ) => {
		const onChange = jest.fn();
		const ref = createRef< HTMLInputElement >();
		show( it, {
			id: 'n',
			ref,
			label: 'Name',
			ariaLabel: 'Your name',
			ariaDescribedBy: 'n__help',
			help: 'As on the card',
			onChange,
			icon: createElement( 'i', { className: 'mine' } ),
		} );
		const input = screen.getByRole( 'textbox', { name: 'Your name' } );
		expect( ref.current ).toBe( input );
		expect( input ).toHaveAccessibleDescription( /As on the card/ );
		expect(
			[
				...( find( '.wc-block-components-text-input__wrapper' )
					?.children ?? [] ),
			].map( ( { localName } ) => localName )
		).toEqual( [ 'input', 'label', 'i' ] );
		fireEvent.change( input, { target: { value: 'Ada' } } );
		expect( onChange ).toHaveBeenCalledWith( 'Ada' );
	} ),
	Textarea: component( ( it ) => {
		const onChange = jest.fn();
		show( it, { value: 'a', onChange, 'aria-label': 'Note' } );
		const area = screen.getByRole( 'textbox', { name: 'Note' } );
		expect( area ).toHaveAttribute( 'rows', '2' );
		fireEvent.change( area, { target: { value: 'ab' } } );
		expect( onChange ).toHaveBeenCalledWith( 'ab' );
	} ),
	Title: component( ( it ) => {
		show( it, { headingLevel: '3', children: 'Gift' } );
		expect( screen.getByRole( 'heading', { level: 3 } ) ).toHaveClass(
			'wc-block-components-title'
		);
	} ),
	TotalsFees: component( ( it ) => {
		const totals = { total: '250', total_tax: '0' };
		show( it, {
			cartFees: [ { key: 'gift', name: 'Gift wrap', totals } ],
		} );
		readsText( '.wc-block-components-totals-fees__gift', 'Gift wrap$2.50' );
	} ),
	TotalsItem: component( ( it ) => {
		const { rerender } = show( it, {
			label: 'Gift',
			value: 250,
			description: 'Wrapped.',
			className: 'mine',
		} );
		readsText( '.mine .wc-block-components-totals-item__value', '$2.50' );
		readsText(
			'.wc-block-components-totals-item__description',
			'Wrapped.'
		);
		const element = createElement( 'em', {}, 'Free' );
		rerender( createElement( it, { label: 'Gift', value: element } ) );
		readsText( '.wc-block-components-totals-item__value em', 'Free' );
		rerender(
			createElement( it, { label: 'Gift', value: 1, showSkeleton: true } )
		);
		find( '.wc-block-components-skeleton' );
	} ),
	TotalsTaxes: component( ( it ) => {
		show( it, {
			currency: { prefix: '€' },
			values: { total_tax: '190' },
		} );
		readsText( '.wc-block-components-totals-taxes', 'Taxes€1.90' );
	} ),
	TotalsWrapper: component( ( it ) => {
		const { rerender, container } = show( it, {
			children: 'x',
			slotWrapper: true,
		} );
		readsText( '.wc-block-components-totals-wrapper.slot-wrapper', 'x' );
		rerender( createElement( it ) );
		expect( container ).toBeEmptyDOMElement();
	} ),
	ValidatedCheckboxControl: component( ( it, { app } ) => {
		show( it, {
			instanceId: 7,
			label: 'Club',
			required: true,
			onChange: () => null,
		} );
		expect(
			screen.getByRole( 'checkbox', { name: 'Club' } )
		).toHaveAttribute( 'id', 'checkbox-control-7' );
		expect(
			app.registry
				.select( validationStore )
				.getValidationError( 'checkbox-control-7' )?.message
		).toBe( 'Please check this box if you want to proceed.' );
	} ),
	ValidatedTextInput: component( ( it, { app } ) => {
		const ref = createRef< {
			revalidate: () => void;
			focus: () => void;
		} >();
		show( it, {
			instanceId: 'gift',
			errorId: 'my-gift',
			label: 'Gift Card',
			ariaDescribedBy: 'hint',
			required: true,
			ref,
			icon: createElement( 'i' ),
			onChange: () => null,
		} );
		const input = screen.getByRole( 'textbox', { name: 'Gift Card' } );
		expect(
			find( '.wc-block-components-text-input__wrapper' )
		).toContainElement( input );
		expect( input.id ).toBe( 'textinput-gift' );
		expect( input.getAttribute( 'aria-describedby' ) ).toContain( 'hint' );
		act( () => ref.current?.revalidate() );
		expect( input ).toHaveAccessibleDescription(
			/Please enter a valid gift card/
		);
		expect(
			app.registry
				.select( validationStore )
				.getValidationError( 'my-gift' )
		).toEqual( {
			message: 'Please enter a valid gift card',
			hidden: false,
		} );
	} ),
	ValidationInputError: component( ( it, { app } ) => {
		const { rerender } = show( it, {
			propertyName: 'my-gift',
			elementId: 'gift',
		} );
		const emit = ( hidden: boolean ) =>
			act(
				() =>
					void app.registry
						.dispatch( validationStore )
						.setValidationErrors( {
							'my-gift': { message: 'Too long.', hidden },
						} )
			);
		emit( true );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		emit( false );
		readsText( '[role=alert] > p#validate-error-gift', 'Too long.' );
		rerender( createElement( it, { errorMessage: 'Mine.' } ) );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Mine.' );
	} ),
};
