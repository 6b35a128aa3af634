/** What the formal Dutch says differently: “u”, as WooCommerce’s own formal Dutch. */
import { vary } from '../vary';
import dutch from './nl';

export default vary(dutch, {
  fetch_error: 'U bent waarschijnlijk offline.',
  could_not_add: '“{name}” kon niet aan uw winkelwagen worden toegevoegd.',
  could_not_add_something: 'Het product kon niet aan uw winkelwagen worden toegevoegd.',
  not_sure_added: 'We weten niet zeker of “{name}” in uw winkelwagen zit.',
  not_sure_added_something: 'We weten niet zeker of het product in uw winkelwagen zit.',
  adds_dropped: {
    one: '{count} product is niet op tijd aan uw winkelwagen toegevoegd.',
    other: '{count} producten zijn niet op tijd aan uw winkelwagen toegevoegd.',
  },
  adds_unkept: 'Mogelijk zit niet alles wat u hebt gekozen in uw winkelwagen.',
  could_not_update_cart: 'Uw winkelwagen kon niet worden bijgewerkt. Probeer het opnieuw.',
  your_cart: 'Uw winkelwagen',
  loading_cart: 'Uw winkelwagen wordt geladen…',
  could_not_load_cart: 'Uw winkelwagen kon niet worden geladen.',
  selection_reset: 'Uw keuze is gewist. Kies opnieuw.',
  could_not_find_variation: 'Uw keuze kon niet worden gecontroleerd.',
  impossible_choice: '{name} (niet verkrijgbaar met uw andere keuzes)',
  wishlist_added: 'Het product is toegevoegd aan uw verlanglijst',
  wishlist_removed: 'Het product is verwijderd van uw verlanglijst',
  wishlist_empty: 'Uw verlanglijst is leeg.',
  could_not_update_review: 'De totalen van uw bestelling konden niet worden bijgewerkt.',
  could_not_place_order: 'Uw bestelling is niet geplaatst. Probeer het opnieuw.',
  order_unknown:
    'We weten niet of uw bestelling is geplaatst. Bekijk uw e-mail en uw bestellingen voordat u opnieuw bestelt.',
  consent_title: 'Uw privacy',
  consent_text:
    'Met uw toestemming gebruiken we cookies en vergelijkbare technieken om deze winkel prettiger te maken, om te begrijpen hoe deze wordt gebruikt en voor advertenties. Wat de winkel nodig heeft om te werken, staat altijd aan.',
  consent_saved: 'Uw keuze is opgeslagen.',
  consent_necessary_text: 'Onthoudt uw winkelwagen, uw login en deze keuze. Zonder deze gegevens werkt de winkel niet.',
  consent_functional_text: 'Onthoudt wat u hebt bekeken en ingesteld, en toont inhoud van andere diensten.',
  consent_performance_text: 'Meet hoe snel en hoe goed de winkel voor u werkt.',
  consent_advertisement_text:
    'Hiermee kunnen wij en onze partners u passende advertenties tonen en het effect ervan meten.',
  consent_blocked: 'Deze inhoud komt van een andere dienst en wordt pas getoond als u toestemming geeft.',
  chat_blocked: 'Uw browser heeft het openen van de chat tegengehouden.',
  newsletter_subscribed: 'Bedankt! U bent ingeschreven.',
  newsletter_pending: 'Bevestig uw adres: we hebben u een e-mail gestuurd.',
  newsletter_failed: 'Uw adres kon niet worden verzonden. Probeer het opnieuw.',
});
