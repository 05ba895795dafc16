import type { PageContext } from './context';

export const startShare = ( context: PageContext ): void => {
	const { form, view, store, signal } = context;
	const trigger = form.querySelector< HTMLButtonElement >( '.copy-trigger' );
	const target = form.querySelector< HTMLElement >( '.copy-target' );
	if ( ! trigger || ! target ) {
		return;
	}
	const text = () =>
		target instanceof HTMLInputElement
			? target.value
			: ( target.textContent ?? '' ).trim();
	trigger.hidden = false;
	trigger.addEventListener(
		'click',
		async ( event ) => {
			event.preventDefault();
			try {
				await view.navigator.clipboard.writeText( text() );
				context.say( store.settings.text( 'copied' ) );
			} catch {
				// Without permission, select the link, so that the shopper can copy it.
				if ( target instanceof HTMLInputElement ) {
					target.select();
				}
				context.say( store.settings.text( 'copyFailed' ), {
					isError: true,
				} );
			}
		},
		{ signal }
	);
};
