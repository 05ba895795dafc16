import { readLists } from '@shopfront/behaviors/wishlist/backend';
import type { PageContext } from './context';

/** Edits the title in place: Enter saves, Escape cancels (docs/contract/wishlist.md 3). */
export const startTitle = ( context: PageContext ): void => {
	const { form } = context;
	const find = < E extends HTMLElement >( selector: string ) =>
		form.querySelector< E >( selector );
	const container = find( '.wishlist-title-container' );
	const show = find< HTMLButtonElement >( '.show-title-form' );
	const edit = find( '.hidden-title-form' );
	const input = find< HTMLInputElement >( '[name=wishlist_name]' );
	const title = find( '.wishlist-title' );
	if ( ! container || ! show || ! edit || ! input || ! title ) {
		return;
	}
	const { backend, store, signal } = context;
	if ( ! backend.can( 'rename' ) ) {
		edit.hidden = true;
		return;
	}
	const cancel = find< HTMLButtonElement >( '.hide-title-form' );
	const error = context.page.createElement( 'span' );
	error.className = 'sf-field-error';
	error.id = 'sf-title-error';
	error.setAttribute( 'role', 'alert' );
	input.after( error );
	const mark = ( message: string ) => {
		edit.classList.toggle( 'woocommerce-invalid', message !== '' );
		error.textContent = message;
		if ( message ) {
			input.setAttribute( 'aria-invalid', 'true' );
			input.setAttribute( 'aria-describedby', error.id );
			input.focus();
		} else {
			input.removeAttribute( 'aria-invalid' );
			input.removeAttribute( 'aria-describedby' );
		}
	};
	const heading = () => title.querySelector( '.wishlist-anchor, h1, h2' );
	const toggle = ( isEditing: boolean ) => {
		edit.hidden = ! isEditing;
		title.hidden = isEditing;
		show.setAttribute( 'aria-expanded', String( isEditing ) );
	};
	const close = () => {
		mark( '' );
		input.value = heading()?.textContent?.trim() ?? '';
		toggle( false );
		show.focus();
	};
	const save = async () => {
		const name = input.value.trim();
		if ( ! name ) {
			mark( store.settings.text( 'nameMissing' ) );
			return;
		}
		const list = context.list();
		if ( ! list || edit.getAttribute( 'aria-busy' ) === 'true' ) {
			return;
		}
		edit.setAttribute( 'aria-busy', 'true' );
		const answer = await context.send(
			() => backend.rename( list, name ),
			() =>
				readLists( store.state() ).some(
					( one ) => one.id === list.id && one.name === name
				)
		);
		edit.removeAttribute( 'aria-busy' );
		if ( answer.result === 'refused' ) {
			mark( answer.message || store.settings.text( 'failed' ) );
			return;
		}
		const shown = heading();
		if ( shown ) {
			shown.textContent = name;
		}
		close();
		context.announce( store.settings.text( 'saved' ) );
	};
	show.hidden = false;
	if ( cancel ) {
		cancel.hidden = false;
	}
	toggle( false );
	show.addEventListener(
		'click',
		() => {
			toggle( true );
			input.select();
			input.focus();
		},
		{ signal }
	);
	cancel?.addEventListener( 'click', close, { signal } );
	find( '.save-title-form' )?.addEventListener(
		'click',
		( event ) => {
			event.preventDefault();
			void save();
		},
		{ signal }
	);
	input.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === 'Enter' && ! event.isComposing ) {
				event.preventDefault();
				void save();
			} else if ( event.key === 'Escape' ) {
				event.preventDefault();
				close();
			}
		},
		{ signal }
	);
	signal.addEventListener( 'abort', () => error.remove() );
};
