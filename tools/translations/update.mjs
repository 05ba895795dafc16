/**
 * `npm run i18n`: writes the template for translators, updates the translations and checks them.
 *
 * `npm run i18n -- --platform path/to/woocommerce.pot` first records which of our texts that version of WooCommerce has.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { compileTranslations, listTranslations } from './compile.mjs';
import { writePlatformTexts } from './platform-texts.mjs';
import {
	listPlatformTranslations,
	writePlatformTemplate,
} from './platform-translations.mjs';
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

const update = ( name, file, from ) => {
	const translation = updateTranslation( readFileSync( file ), from );
	writeFileSync( file, translation );
	const { mistakes, untranslated } = checkTranslation( translation, from );
	for ( const mistake of mistakes ) {
		console.log( `${ name }: ${ mistake }` );
		process.exitCode = 1;
	}
	for ( const text of untranslated ) {
		console.log( `${ name }: not translated: "${ text }"` );
	}
};

for ( const [ locale, file ] of listTranslations() ) {
	update( locale, file, template );
}
const platformTextsTemplate = writePlatformTemplate( texts );
for ( const [ locale, file ] of listPlatformTranslations() ) {
	update( `${ locale } without WooCommerce`, file, platformTextsTemplate );
}
compileTranslations();
