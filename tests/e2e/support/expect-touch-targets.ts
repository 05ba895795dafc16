import { expect, type Page } from '@playwright/test';

/** Minimum target size (WCAG 2.5.5), less a pixel at each edge for rounding. */
const TARGET_PX = 42;

/** A finger that misses a control's center by half the minimum size still hits it. */
export const expectTouchTargets = async ( page: Page ) =>
	expect(
		await page.evaluate( ( sizePx ) => {
			const controls = Array.from(
				document.querySelectorAll(
					'[class*="wp-block-woocommerce-"] :is(a, button, input, select, textarea)'
				)
			).filter(
				( element ) =>
					element.checkVisibility( { visibilityProperty: true } ) &&
					element.getBoundingClientRect().width > 1 &&
					// Links in sentences are exempt, and so are inert controls.
					! element.closest( '.wc-block-checkout__terms, [inert]' )
			);
			const isMissed = ( element: Element ) => {
				element.scrollIntoView( {
					block: 'center',
					inline: 'center',
				} );
				// A checkbox or radio button counts with its label.
				const target = element.closest( 'label' ) ?? element;
				const box = target.getBoundingClientRect();
				const x = box.left + box.width / 2;
				const y = box.top + box.height / 2;
				const half = sizePx / 2;
				return [
					[ x, y - half ],
					[ x, y + half ],
					[ x - half, y ],
					[ x + half, y ],
				].some( ( [ left = 0, top = 0 ] ) => {
					const hit = document.elementFromPoint( left, top );
					return left >= 0 && ! target.contains( hit );
				} );
			};
			return controls
				.filter( isMissed )
				.map(
					( element ) =>
						`${ element.localName }#${ element.id }.${ element.className }: ${ element.textContent.trim() }`
				);
		}, TARGET_PX )
	).toEqual( [] );
