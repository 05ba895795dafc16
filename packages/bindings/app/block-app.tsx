import type { CheckoutEvents } from '@shopfront/events';
import type { Host } from '@shopfront/host';
import type { LazyModule } from '@shopfront/lazy';
import type { PaymentMethodRepository } from '@shopfront/registry';
import type { Settings } from '@shopfront/settings';
import { RegistryProvider, type DataRegistry } from '@wordpress/data';
import { createContext, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { PageExtensionPoints } from './page-extension-points';

/** The world of one page, as its blocks share it: one registry, one host, one set of settings, events and ways to pay. */
export interface BlockApp {
	registry: DataRegistry;
	host: Host;
	settings: Settings;
	/** The moments at which add-ons are asked. */
	events: CheckoutEvents;
	/** The ways to pay that were registered. */
	payments: PaymentMethodRepository;
	/** Where add-ons take part; fetched when some are brought. Without any, nothing of it is on the page. */
	extensionPoints: LazyModule< PageExtensionPoints >;
}

const BlockAppContext = createContext< BlockApp | null >( null );

export interface BlockAppProviderProps {
	app: BlockApp;
	children?: ReactNode;
}

/** Gives the app to `useBlockApp`, and its registry to the hooks of `@wordpress/data`, in everything below. */
export const BlockAppProvider = ( {
	app,
	children,
}: BlockAppProviderProps ) => (
	<BlockAppContext.Provider value={ app }>
		<RegistryProvider value={ app.registry }>{ children }</RegistryProvider>
	</BlockAppContext.Provider>
);

/** The app that a component lives in. Throws outside of one: that is a mistake in how the page is put together. */
export const useBlockApp = (): BlockApp => {
	const app = useContext( BlockAppContext );
	if ( ! app ) {
		throw new Error(
			'Shopfront: a component is rendered outside of <BlockAppProvider app={ … }>, which it needs.'
		);
	}
	return app;
};
