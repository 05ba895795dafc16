import type { CheckoutEvents } from '@shopfront/events';
import type { Host } from '@shopfront/host';
import type { ProvidedValue } from '@shopfront/lazy';
import type { PaymentMethodRepository } from '@shopfront/registry';
import type { Settings } from '@shopfront/settings';
import { RegistryProvider, type DataRegistry } from '@wordpress/data';
import { createContext, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { PageExtensionPoints } from './page-extension-points';

/** Dependencies that the blocks of one page share: registry, host, settings, events and payment methods. */
export interface BlockApp {
	registry: DataRegistry;
	host: Host;
	settings: Settings;
	/** The checkout events of add-ons. */
	events: CheckoutEvents;
	/** The registered payment methods. */
	payments: PaymentMethodRepository;
	/** The extension points, provided only on pages with add-ons. */
	extensionPoints: ProvidedValue< PageExtensionPoints >;
}

const BlockAppContext = createContext< BlockApp | null >( null );

export interface BlockAppProviderProps {
	app: BlockApp;
	children?: ReactNode;
}

/** Provides the app to `useBlockApp`, and its registry to the hooks of `@wordpress/data`. */
export const BlockAppProvider = ( {
	app,
	children,
}: BlockAppProviderProps ) => (
	<BlockAppContext.Provider value={ app }>
		<RegistryProvider value={ app.registry }>{ children }</RegistryProvider>
	</BlockAppContext.Provider>
);

/** Returns the app of the page. Throws without a `BlockAppProvider`, which is a programming error. */
export const useBlockApp = (): BlockApp => {
	const app = useContext( BlockAppContext );
	if ( ! app ) {
		throw new Error(
			'Shopfront: a component is rendered outside of <BlockAppProvider app={ … }>, which it needs.'
		);
	}
	return app;
};
