import { createLazy } from '@shopfront/lazy';
import { useEffect } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';

const addressHelp = createLazy(
	() =>
		import(
			/* webpackChunkName: "address-help" */ './provide-address-help'
		)
);

const FOCUSED = '.sf-checkout-address :focus';

/** Loads the code once an address field gets the focus: shoppers with a known address never load it. */
export const useAddressHelp = (): void => {
	const app = useBlockApp();
	const { document } = app.host;
	useEffect( () => {
		let isStarted = false;
		let isStopped = false;
		let stop: () => void = () => undefined;
		const onFocus = async () => {
			if ( isStarted || ! document.querySelector( FOCUSED ) ) {
				return;
			}
			isStarted = true;
			const loaded = await addressHelp.fetch();
			if ( ! loaded ) {
				// The next focus tries again.
				isStarted = false;
			} else if ( ! isStopped ) {
				stop = loaded.provideAddressHelp( app );
			}
		};
		void onFocus();
		const listener = () => void onFocus();
		document.addEventListener( 'focusin', listener );
		return () => {
			isStopped = true;
			document.removeEventListener( 'focusin', listener );
			stop();
		};
	}, [ app, document ] );
};
