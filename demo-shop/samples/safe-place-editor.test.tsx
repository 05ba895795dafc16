import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

const mockRegister = jest.fn();

// Only the editor provides these modules.
jest.mock( '@wordpress/blocks', () => ( { registerBlockType: mockRegister } ), {
	virtual: true,
} );
jest.mock(
	'@wordpress/block-editor',
	() => ( {
		useBlockProps: Object.assign( () => ( { className: 'block' } ), {
			save: ( props: object ) => ( { className: 'saved', ...props } ),
		} ),
		RichText: ( {
			value,
			onChange,
			placeholder,
		}: {
			value: string;
			onChange: ( text: string ) => void;
			placeholder: string;
		} ) => (
			<input
				value={ value }
				placeholder={ placeholder }
				onChange={ ( { target } ) => onChange( target.value ) }
			/>
		),
	} ),
	{ virtual: true }
);

interface BlockSettings {
	edit: ( props: {
		attributes: { text: string };
		setAttributes: ( changes: object ) => void;
	} ) => ReactElement;
	save: ( props: { attributes: { text: string } } ) => ReactElement;
}

const load = (): [ { name: string }, BlockSettings ] => {
	jest.requireActual( '../public/add-ons/safe-place/editor' );
	return mockRegister.mock.calls[ 0 ];
};

it( 'registers the checkout block in the editor', () => {
	const [ metadata ] = load();
	expect( metadata ).toMatchObject( {
		name: 'demo/safe-place',
		parent: [ 'woocommerce/checkout-fields-block' ],
		attributes: { lock: { default: { remove: true } } },
	} );
} );

it( 'lets merchants edit its text', async () => {
	const [ , { edit: Edit } ] = load();
	const setAttributes = jest.fn();
	render(
		<Edit attributes={ { text: '' } } setAttributes={ setAttributes } />
	);
	await userEvent.type(
		screen.getByPlaceholderText( 'Nobody at home?' ),
		'A'
	);
	expect( setAttributes ).toHaveBeenCalledWith( { text: 'A' } );
} );

it.each( [
	[ 'Out?', 'Out?' ],
	[ '', null ],
] )( 'saves the text %j as the attribute %j', ( text, expected ) => {
	const [ , { save: Save } ] = load();
	const { container } = render( <Save attributes={ { text } } /> );
	expect(
		container.querySelector( '.saved' )?.getAttribute( 'data-text' )
	).toBe( expected );
} );
