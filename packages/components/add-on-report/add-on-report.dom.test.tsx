import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADD_ON_BUDGETS } from '@shopfront/extensibility';
import { AddOnReport, type AddOnFigures } from '..';

const onClose = jest.fn();
const addOn = ( rest: Partial< AddOnFigures > = {} ): AddOnFigures => ( {
	names: [ 'gift-wrap' ],
	script: '/add-ons/gift-wrap.js',
	figures: { ...ADD_ON_BUDGETS },
	renders: 7,
	faults: [],
	...rest,
} );
const show = ( addOns: AddOnFigures[] ) =>
	render( <AddOnReport addOns={ addOns } locale="en" onClose={ onClose } /> );
const report = () =>
	screen.getByRole( 'complementary', { name: 'Add-on report' } );
const row = ( name: RegExp ) => screen.getByRole( 'row', { name } );
const cells = ( name: RegExp ) =>
	within( row( name ) )
		.getAllByRole( 'cell' )
		.map( ( { textContent } ) => textContent );

it( 'has a row for each add-on below the budgets', () => {
	show( [ addOn( { figures: { ...ADD_ON_BUDGETS, layoutShift: 0 } } ) ] );
	const table = screen.getByRole( 'table', {
		name: 'Cost of each add-on on this page',
	} );
	expect( within( table ).getAllByRole( 'row' ) ).toHaveLength( 3 );
	expect( cells( /^Budget/ ) ).toEqual( [
		'100 ms',
		'50 ms',
		'30 a second',
		'0',
		'20 KiB',
		'0',
	] );
	expect( cells( /gift-wrap/ ) ).toEqual( [
		'100 mswithin the budget',
		'50 mswithin the budget',
		'30 a secondwithin the budget7 in total',
		'0within the budget',
		'20 KiBwithin the budget',
		'0within the budget',
	] );
	expect( report() ).toHaveTextContent( '1 add-on, within its budget' );
} );

it( 'states for each figure whether it is over budget', () => {
	const overBudgetCount = {
		...ADD_ON_BUDGETS,
		timeMs: 100.1,
		bytes: 20 * 1024 + 52,
	};
	show( [
		addOn(),
		addOn( { script: '/b.js', names: [ 'b' ], figures: overBudgetCount } ),
	] );
	expect( cells( /^b/ ) ).toEqual( [
		'100.1 msover the budget',
		'50 mswithin the budget',
		'30 a secondwithin the budget7 in total',
		'0within the budget',
		'20.1 KiBover the budget',
		'0within the budget',
	] );
	expect( report() ).toHaveTextContent( '2 add-ons, 1 over budget' );
} );

it( 'does not count unreported figures as over budget', () => {
	show( [ addOn( { figures: { ...ADD_ON_BUDGETS, bytes: null } } ) ] );
	expect( cells( /gift-wrap/ )[ 4 ] ).toBe( 'unknown' );
	expect( report() ).toHaveTextContent( 'within its budget' );
} );

it( 'names an add-on that registered nothing after its script', () => {
	show( [
		addOn( { names: [], script: 'https://a.test/b/funnel.js?ver=1' } ),
	] );
	expect( row( /^funnel\.js/ ) ).toBeInTheDocument();
} );

it( 'shows faults on request', async () => {
	show( [
		addOn( {
			figures: { ...ADD_ON_BUDGETS, errors: 2 },
			faults: [
				{
					extensionPoint: 'itemName',
					kind: 'threw',
					count: 2,
					message: 'No name',
				},
			],
		} ),
	] );
	const message = screen.getByText( 'No name' );
	expect( message ).not.toBeVisible();
	await userEvent.click( screen.getByText( 'Messages' ) );
	expect( message ).toBeVisible();
	expect( message.closest( 'li' ) ).toHaveTextContent(
		'itemName, 2× It threw an error.'
	);
} );

it( 'leaves messages open while the figures change', async () => {
	const faults: AddOnFigures[ 'faults' ] = [
		{
			extensionPoint: 'itemName',
			kind: 'threw',
			count: 1,
			message: 'No name',
		},
	];
	const { rerender } = show( [ addOn( { faults } ) ] );
	await userEvent.click( screen.getByText( 'Messages' ) );
	rerender(
		<AddOnReport
			addOns={ [
				addOn( { names: [ 'new' ], script: '/new.js' } ),
				addOn( { faults, renders: 8 } ),
			] }
			locale="en"
			onClose={ onClose }
		/>
	);
	expect( screen.getByText( 'No name' ) ).toBeVisible();
} );

it( 'collapses and closes by keyboard', async () => {
	show( [ addOn() ] );
	await userEvent.tab();
	const toggle = screen.getByRole( 'button', { name: 'Measurements' } );
	expect( toggle ).toHaveFocus();
	expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
	await userEvent.keyboard( '{Enter}' );
	expect( screen.queryByRole( 'table' ) ).toBeNull();
	await userEvent.keyboard( ' ' );
	await userEvent.tab();
	expect(
		screen.getByRole( 'button', { name: 'Close the add-on report' } )
	).toHaveFocus();
	await userEvent.keyboard( '{Enter}' );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
	await userEvent.tab();
	expect(
		screen.getByRole( 'region', { name: 'Add-on measurements' } )
	).toHaveFocus();
} );

it( 'shows a message if there are no add-ons', () => {
	show( [] );
	expect( report() ).toHaveTextContent(
		'There are no add-ons on this page.'
	);
	expect( screen.queryByRole( 'table' ) ).toBeNull();
} );

it( 'announces nothing', () => {
	const { container } = show( [ addOn() ] );
	expect(
		container.querySelector(
			'[aria-live], [role="status"], [role="alert"]'
		)
	).toBeNull();
} );
