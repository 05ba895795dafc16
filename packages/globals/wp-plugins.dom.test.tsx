import { createPageExtensionPoints } from '@shopfront/bindings';
import { act, render, screen } from '@testing-library/react';
import { createWpPlugins } from './wp-plugins';

const open = () => {
	const extensionPoints = createPageExtensionPoints( {
		isAdmin: () => false,
		now: () => performance.now(),
	} );
	return createWpPlugins( extensionPoints );
};

it( 'renders the plugins of a scope wherever an add-on puts them', () => {
	const { PluginArea, registerPlugin, unregisterPlugin } = open();
	const { container } = render( <PluginArea scope="mine" /> );
	act( () => {
		registerPlugin( 'late', { scope: 'mine', render: () => <i>Late</i> } );
		registerPlugin( 'other', { render: () => <i>Other</i> } );
	} );
	expect( container ).toHaveTextContent( /^Late$/ );
	act( () => {
		unregisterPlugin( 'late' );
	} );
	expect( container ).toBeEmptyDOMElement();
} );

it( 'returns registered plugins', () => {
	const { registerPlugin, getPlugin, getPlugins } = open();
	registerPlugin( 'a', { scope: 'mine', render: () => null } );
	registerPlugin( 'b', { render: () => null } );
	expect( getPlugin( 'a' ) ).toMatchObject( { name: 'a', scope: 'mine' } );
	expect( getPlugin( 'c' ) ).toBeUndefined();
	expect( getPlugins( 'mine' ).map( ( { name } ) => name ) ).toEqual( [
		'a',
	] );
	expect( getPlugins().map( ( { name } ) => name ) ).toEqual( [ 'b' ] );
} );

it( 'provides a component with the name of its plugin', () => {
	const { PluginArea, registerPlugin, usePluginContext, withPluginContext } =
		open();
	const PluginName = () => <p>Hook: { String( usePluginContext().name ) }</p>;
	const Wrapped = withPluginContext< { plugin?: string } >(
		( { name } ) => ( {
			plugin: name,
		} )
	)( ( { plugin } ) => <p>Prop: { plugin }</p> );
	registerPlugin( 'mine', {
		render: () => (
			<>
				<PluginName />
				<Wrapped />
			</>
		),
	} );
	render(
		<>
			<PluginArea />
			<PluginName />
		</>
	);
	expect( screen.getByText( 'Hook: mine' ) ).toBeInTheDocument();
	expect( screen.getByText( 'Prop: mine' ) ).toBeInTheDocument();
	expect( screen.getByText( 'Hook: null' ) ).toBeInTheDocument();
} );
