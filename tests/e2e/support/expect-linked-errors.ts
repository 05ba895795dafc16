import { expect, type Page } from '@playwright/test';

/** Fails with each field that is shown as wrong and does not point to a text that says what is wrong, in sight. */
export const expectLinkedErrors = async ( page: Page ) =>
	expect(
		await page.evaluate( () => {
			const describesField = ( id: string ) => {
				const text = document.getElementById( id );
				return Boolean(
					text?.textContent?.trim() &&
					text.checkVisibility( { visibilityProperty: true } )
				);
			};
			return Array.from(
				document.querySelectorAll( '[aria-invalid="true"]' )
			)
				.filter( ( field ) => {
					const message = field.getAttribute( 'aria-errormessage' );
					const descriptions =
						field
							.getAttribute( 'aria-describedby' )
							?.split( ' ' ) ?? [];
					return ! (
						message &&
						describesField( message ) &&
						// Most screen readers follow only this one.
						descriptions.includes( message )
					);
				} )
				.map( ( { outerHTML } ) => outerHTML.slice( 0, 200 ) );
		} )
	).toEqual( [] );
