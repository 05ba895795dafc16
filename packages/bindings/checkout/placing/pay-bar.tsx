import { Button, StickyBar } from '@shopfront/components';
import { useLayoutEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';
import { useContainerSize } from '../../app/container-width';
import { ConnectedTotal } from '../../summary/connected-total';

const ROW = '.wc-block-checkout__actions_row';
const BUTTON = '.wc-block-components-checkout-place-order-button';

interface ShownButton {
	label: string;
	isDisabled: boolean;
	isBusy: boolean;
	hasBusyText: boolean;
}

/** `null` if a payment method has its own button. */
const readButton = ( row: Element ): ShownButton | null => {
	const button = row.querySelector( BUTTON );
	return (
		button && {
			label:
				button.querySelector( `${ BUTTON }__text` )?.firstChild
					?.textContent ?? '',
			isDisabled: button.getAttribute( 'aria-disabled' ) === 'true',
			isBusy: button.getAttribute( 'aria-busy' ) === 'true',
			hasBusyText: button.classList.contains( 'has-text' ),
		}
	);
};

type Target = Readonly< { current: HTMLElement | null } >;

const Content = ( { target }: { target: Target } ) => {
	const [ shown, setShown ] = useState< ShownButton | null >( null );
	useLayoutEffect( () => {
		const row = target.current;
		if ( ! row ) {
			return;
		}
		const update = () => setShown( readButton( row ) );
		update();
		const observer = new MutationObserver( update );
		observer.observe( row, {
			attributes: true,
			characterData: true,
			childList: true,
			subtree: true,
		} );
		return () => observer.disconnect();
	}, [ target ] );
	const onClick = () => {
		const row = target.current;
		const button = row?.querySelector< HTMLElement >( BUTTON );
		if ( button && ! shown?.isDisabled ) {
			button.click();
		} else {
			row?.scrollIntoView?.( { block: 'center' } );
			(
				button ??
				row?.querySelector< HTMLElement >( 'a, button, [tabindex="0"]' )
			)?.focus( { preventScroll: true } );
		}
	};
	return (
		<>
			<ConnectedTotal />
			<Button
				isBusy={ shown?.isBusy }
				hasBusyText={ shown?.hasBusyText }
				aria-disabled={ shown?.isDisabled || undefined }
				onClick={ onClick }
			>
				{ shown?.label || __( 'Payment', 'shopfront' ) }
			</Button>
		</>
	);
};

/**
 * Shows the total and the place-order button in a bar at the bottom of a small window, until the page's own button
 * scrolls into view. The bar presses that button and repeats its label, because the law of some countries prescribes
 * it. If a payment method has its own button, the bar leads to it; if the order isn't possible now, to the
 * explanation.
 */
export const PayBar = () => {
	const page = useBlockApp().host.document;
	const isLarge = useContainerSize() === 'large';
	const target = useMemo(
		(): Target => ( {
			get current() {
				return page.querySelector< HTMLElement >( ROW );
			},
		} ),
		[ page ]
	);
	return isLarge ? null : (
		<StickyBar
			targetRef={ target }
			label={ __( 'Place Order', 'woocommerce' ) }
		>
			<Content target={ target } />
		</StickyBar>
	);
};
