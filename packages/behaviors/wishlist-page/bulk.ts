import type { PageContext } from './context';
import { rowsOf } from './row';

/** The boxes of rows: one for all, and a button that needs at least one. Without one, the form says so. */
export function startBulk( context: PageContext ): void {
	const { form, store, signal } = context;
	const all = form.querySelector< HTMLInputElement >( '#bulk_add_to_cart' );
	const apply = form.querySelector< HTMLButtonElement >(
		'[name=apply_bulk_actions]'
	);
	const boxes = () => {
		const list = context.list();
		return ( list ? rowsOf( list ) : [] ).flatMap( ( row ) => [
			...row.querySelectorAll< HTMLInputElement >(
				'input[name$="[cb]"]:not(:disabled)'
			),
		] );
	};
	const update = () => {
		const shown = boxes();
		const checked = shown.filter( ( box ) => box.checked );
		for ( const box of shown ) {
			box.parentElement?.classList.toggle( 'checked', box.checked );
			box.parentElement?.classList.toggle( 'unchecked', ! box.checked );
		}
		if ( all ) {
			all.checked = shown.length > 0 && checked.length === shown.length;
			all.indeterminate =
				checked.length > 0 && checked.length < shown.length;
		}
		if ( apply ) {
			apply.disabled = checked.length === 0;
		}
		return checked.length;
	};
	if ( all ) {
		all.hidden = false;
		all.closest< HTMLElement >( 'label' )?.classList.add( 'is-active' );
	}
	update();
	form.addEventListener(
		'change',
		( { target } ) => {
			if (
				! ( target instanceof HTMLInputElement ) ||
				target.type !== 'checkbox'
			) {
				return;
			}
			if ( target === all ) {
				for ( const box of boxes() ) {
					box.checked = target.checked;
				}
			}
			context.announce( store.settings.text( 'selected', update() ) );
		},
		{ signal }
	);
}
