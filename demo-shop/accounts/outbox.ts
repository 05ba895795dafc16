import type Database from 'libsql';
import { number, text } from '../catalogue/rows';
import type { ShopContext } from '../context';

/** An email that a real shop would send; here it is only stored. */
export interface Mail {
	/** Above 0. */
	id: number;
	customerId: number;
	/** The order that caused it. */
	orderId: number;
	recipient: string;
	subject: string;
	/** Plain text. */
	message: string;
	/** Text of its link, and the path in this shop. */
	linkLabel: string;
	linkPath: string;
	/** Milliseconds since the epoch. */
	sentAt: number;
}

/** Stores an email. */
export function sendMail(
	{ database, now }: Pick< ShopContext, 'database' | 'now' >,
	mail: Omit< Mail, 'id' | 'sentAt' >
): void {
	database
		.prepare(
			'INSERT INTO mails ( customer_id, order_id, recipient, subject, message, link_label, link_path, sent_at ) VALUES ( ?, ?, ?, ?, ?, ?, ?, ? )'
		)
		.run(
			mail.customerId,
			mail.orderId,
			mail.recipient,
			mail.subject,
			mail.message,
			mail.linkLabel,
			mail.linkPath,
			now
		);
}

/** Returns a customer's emails, newest first; `[]` for a guest. */
export function getMails(
	database: Database.Database,
	customerId: number
): Mail[] {
	return database
		.prepare( 'SELECT * FROM mails WHERE customer_id = ? ORDER BY id DESC' )
		.all( customerId )
		.map( ( row ) => ( {
			id: number( row, 'id' ),
			customerId: number( row, 'customer_id' ),
			orderId: number( row, 'order_id' ),
			recipient: text( row, 'recipient' ),
			subject: text( row, 'subject' ),
			message: text( row, 'message' ),
			linkLabel: text( row, 'link_label' ),
			linkPath: text( row, 'link_path' ),
			sentAt: number( row, 'sent_at' ),
		} ) );
}
