/**
 * `npm run i18n`: writes the template for translators, updates the translations and checks them.
 *
 * `npm run i18n -- --platform path/to/woocommerce.pot` first records which of our texts that version of WooCommerce has.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { compileTranslations, listTranslations } from './compile.mjs';
import { writePlatformTexts } from './platform-texts.mjs';
import {
	checkTranslation,
	TEMPLATE_FILE,
	updateTranslation,
	writeTemplate,
} from './template.mjs';
import { OWN_DOMAIN, readStringMap } from './texts.mjs';

const [ , , option, platformTemplate ] = process.argv;

const texts = readStringMap();
if ( option === '--platform' ) {
	writePlatformTexts( platformTemplate, texts );
}
const template = writeTemplate(
	texts.filter( ( { domain } ) => domain === OWN_DOMAIN )
);
writeFileSync( TEMPLATE_FILE, template );

for ( const [ locale, file ] of listTranslations() ) {
	const translation = updateTranslation( readFileSync( file ), template );
	writeFileSync( file, translation );
	const { mistakes, untranslated } = checkTranslation(
		translation,
		template
	);
	for ( const mistake of mistakes ) {
		console.log( `${ locale }: ${ mistake }` );
		process.exitCode = 1;
	}
	for ( const text of untranslated ) {
		console.log( `${ locale }: not translated: "${ text }"` );
	}
}
compileTranslations();
