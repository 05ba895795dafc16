import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, useState } from '@wordpress/element';
import type { ComponentType } from 'react';
import { wpComponents } from '.';

const {
	BaseControl,
	Button,
	CheckboxControl,
	Disabled,
	ExternalLink,
	Flex,
	FlexBlock,
	FlexItem,
	HStack,
	Icon,
	Modal,
	Notice,
	Panel,
	PanelBody,
	RadioControl,
	SelectControl,
	Spinner,
	TextareaControl,
	TextControl,
	ToggleControl,
	VisuallyHidden,
} = wpComponents;

beforeEach( () => {
	// jsdom doesn't implement dialogs.
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
	};
} );

it.each< [ string, ComponentType< { onChange: ( value: string ) => void } > ] >(
	[
		[
			'TextControl',
			function Field( { onChange } ) {
				const [ value, setValue ] = useState( '' );
				return (
					<TextControl
						label="Note"
						help="Up to 20 letters"
						value={ value }
						onChange={ ( next: string ) => {
							setValue( next );
							onChange( next );
						} }
					/>
				);
			},
		],
		[
			'TextareaControl',
			function Field( { onChange } ) {
				const [ value, setValue ] = useState( '' );
				return (
					<TextareaControl
						label="Note"
						help="Up to 20 letters"
						value={ value }
						onChange={ ( next: string ) => {
							setValue( next );
							onChange( next );
						} }
					/>
				);
			},
		],
	]
)(
	'%s is named, described and reports what is typed',
	async ( _name, Field ) => {
		const onChange = jest.fn();
		render( <Field onChange={ onChange } /> );
		const field = screen.getByRole( 'textbox', { name: 'Note' } );
		expect( field ).toHaveAccessibleDescription( 'Up to 20 letters' );
		await userEvent.type( field, 'Hi' );
		expect( onChange.mock.calls ).toEqual( [ [ 'H' ], [ 'Hi' ] ] );
	}
);

it( 'does not render style props as attributes', () => {
	const { container } = render(
		createElement( TextControl, {
			label: 'Note',
			value: '',
			onChange: () => undefined,
			...{ __nextHasNoMarginBottom: true, __next40pxDefaultSize: true },
		} )
	);
	expect( container.innerHTML ).not.toContain( '__next' );
} );

it( 'SelectControl reports one value or several', async () => {
	const onOne = jest.fn();
	const onSome = jest.fn();
	const options = [
		{ label: 'Red', value: 'red' },
		{ label: 'Blue', value: 'blue' },
	];
	render(
		<>
			<SelectControl
				label="Color"
				value="red"
				options={ options }
				onChange={ onOne }
			/>
			<SelectControl
				label="Colors"
				multiple
				value={ [ 'red' ] }
				options={ options }
				onChange={ onSome }
			/>
		</>
	);
	await userEvent.selectOptions(
		screen.getByRole( 'combobox', { name: 'Color' } ),
		'blue'
	);
	await userEvent.selectOptions(
		screen.getByRole( 'listbox', { name: 'Colors' } ),
		'blue'
	);
	expect( onOne ).toHaveBeenCalledWith( 'blue' );
	expect( onSome ).toHaveBeenCalledWith( [ 'red', 'blue' ] );
} );

it.each( [
	[ 'checkbox', CheckboxControl ],
	[ 'switch', ToggleControl ],
] )( '%s reports whether it is checked', async ( role, Control ) => {
	const onChange = jest.fn();
	render(
		<Control
			label="Gift"
			help="Wrapped by hand"
			checked={ false }
			onChange={ onChange }
		/>
	);
	const box = screen.getByRole( role, { name: 'Gift' } );
	expect( box ).toHaveAccessibleDescription( 'Wrapped by hand' );
	await userEvent.click( box );
	expect( onChange ).toHaveBeenCalledWith( true );
} );

it( 'CheckboxControl shows an indeterminate state', () => {
	render( <CheckboxControl label="All" indeterminate /> );
	expect( screen.getByRole( 'checkbox' ) ).toBePartiallyChecked();
} );

it( 'RadioControl reports the selected option', async () => {
	const onChange = jest.fn();
	render(
		<RadioControl
			label="Size"
			selected="s"
			options={ [
				{ label: 'Small', value: 's' },
				{ label: 'Large', value: 'l', description: '40 cm' },
			] }
			onChange={ onChange }
		/>
	);
	const group = screen.getByRole( 'group', { name: 'Size' } );
	expect( within( group ).getByLabelText( 'Small' ) ).toBeChecked();
	const large = within( group ).getByLabelText( 'Large' );
	expect( large ).toHaveAccessibleDescription( '40 cm' );
	await userEvent.click( large );
	expect( onChange ).toHaveBeenCalledWith( 'l' );
} );

it( 'Button renders a button or a link and calls its handler once', async () => {
	const onClick = jest.fn();
	render(
		<>
			<Button variant="primary" onClick={ onClick }>
				Save
			</Button>
			<Button href="https://shop.test/" target="_blank">
				Read
			</Button>
			<Button icon={ <svg /> } label="Close" />
			<Button disabled>Off</Button>
			<Button disabled accessibleWhenDisabled onClick={ onClick }>
				Later
			</Button>
		</>
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Later' } ) );
	expect( onClick ).toHaveBeenCalledTimes( 1 );
	expect( screen.getByRole( 'link', { name: 'Read' } ) ).toHaveAttribute(
		'target',
		'_blank'
	);
	expect( screen.getByRole( 'button', { name: 'Close' } ) ).toBeEnabled();
	expect( screen.getByRole( 'button', { name: 'Off' } ) ).toBeDisabled();
	expect( screen.getByRole( 'button', { name: 'Later' } ) ).toBeEnabled();
} );

it( 'Notice is announced, dismissed and runs its actions', async () => {
	const onRemove = jest.fn();
	const onClick = jest.fn();
	render(
		<Notice
			status="error"
			onRemove={ onRemove }
			actions={ [ { label: 'Try again', onClick } ] }
		>
			It failed.
		</Notice>
	);
	expect(
		screen.getByText( 'It failed.', { selector: '[aria-live=assertive]' } )
	).toBeInTheDocument();
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Try again' } )
	);
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Dismiss this notice' } )
	);
	expect( onClick ).toHaveBeenCalledTimes( 1 );
	expect( onRemove ).toHaveBeenCalledTimes( 1 );
} );

it( 'PanelBody is open by default and closes', async () => {
	const onToggle = jest.fn();
	render(
		<Panel header="Options">
			<PanelBody title="Gift" onToggle={ onToggle }>
				Wrapped
			</PanelBody>
		</Panel>
	);
	const button = screen.getByRole( 'button', { name: 'Gift' } );
	expect( screen.getByText( 'Wrapped' ) ).toBeVisible();
	await userEvent.click( button );
	expect( onToggle ).toHaveBeenCalledWith( false );
	expect( screen.queryByText( 'Wrapped' ) ).toBeNull();
} );

it( 'Modal opens as a dialog and requests to close', async () => {
	const onRequestClose = jest.fn();
	render(
		<Modal title="Pickup" onRequestClose={ onRequestClose }>
			<p>Choose a place</p>
		</Modal>
	);
	const dialog = screen.getByRole( 'dialog', { name: 'Pickup' } );
	expect( dialog ).toHaveAttribute( 'open' );
	await userEvent.click( screen.getByText( 'Choose a place' ) );
	expect( onRequestClose ).not.toHaveBeenCalled();
	await userEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
	await userEvent.click( dialog );
	dialog.dispatchEvent( new Event( 'cancel', { cancelable: true } ) );
	expect( onRequestClose ).toHaveBeenCalledTimes( 3 );
} );

it( 'renders the small components', () => {
	const { container } = render(
		<>
			<Disabled>
				<button>Off</button>
			</Disabled>
			<ExternalLink href="https://bank.test/">Bank</ExternalLink>
			<VisuallyHidden as="span">Heard only</VisuallyHidden>
			<Flex gap={ 3 }>
				<FlexItem>1</FlexItem>
				<FlexBlock>2</FlexBlock>
			</Flex>
			<HStack>3</HStack>
			<BaseControl id="own" label="Own">
				<input id="own" />
			</BaseControl>
			<Icon icon={ <svg data-testid="icon" /> } size={ 16 } />
			<Spinner />
		</>
	);
	expect( screen.getByText( 'Off' ).closest( '[inert]' ) ).not.toBeNull();
	expect(
		screen.getByRole( 'link', { name: /Bank.*new tab/ } )
	).toHaveAttribute( 'rel', expect.stringContaining( 'noopener' ) );
	expect( screen.getByText( 'Heard only' ) ).toHaveClass(
		'screen-reader-text'
	);
	expect( container.querySelector( '.components-flex' ) ).toHaveStyle( {
		gap: '12px',
	} );
	expect( screen.getByRole( 'textbox', { name: 'Own' } ) ).toBeVisible();
	expect( screen.getByTestId( 'icon' ) ).toHaveAttribute( 'width', '16' );
	expect( container.querySelector( '.components-spinner' ) ).not.toBeNull();
} );

it( 'exports the components in the reference, and the SVG elements', () => {
	const reference = readFileSync(
		path.resolve(
			__dirname,
			'../../../../docs/add-ons/without-wordpress.md'
		),
		'utf8'
	);
	const shapes =
		/^(Circle|Defs|G|HorizontalRule|Line|LinearGradient|Path|Polygon|RadialGradient|Rect|Stop)$/;
	expect(
		Object.keys( wpComponents ).filter(
			( name ) =>
				! name.startsWith( '__' ) &&
				! shapes.test( name ) &&
				! reference.includes( `\`${ name }\`` )
		)
	).toEqual( [] );
} );

describe( 'missing members', () => {
	const member = ( name: string ): unknown =>
		Reflect.get( wpComponents, name );

	it( 'throw an explanation on use, not on access', () => {
		const DatePicker = member( 'DatePicker' );
		expect( DatePicker ).toBeInstanceOf( Function );
		expect( DatePicker ).toThrow(
			/^Shopfront: wp\.components\.DatePicker is only available on WordPress\..*TextControl/
		);
	} );

	it( 'are falsy in feature checks', () => {
		expect( 'DatePicker' in wpComponents ).toBe( false );
		expect( member( '__experimentalText' ) ).toBeUndefined();
		expect( member( 'then' ) ).toBeUndefined();
	} );

	it( 'resolve to the member without the prefix', () => {
		expect( member( '__experimentalHStack' ) ).toBe( HStack );
		expect( member( '__unstableFlex' ) ).toBe( Flex );
	} );
} );
